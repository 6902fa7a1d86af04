import { Schema } from 'effect'
import type { RequestFormDefinition } from '../forms/formDefinition.ts'
import {
  createChoiceSchema,
  createRequiredCountrySchema,
  createEmailAddressSchema,
  createOptionalLineSchema,
  createRequiredLineSchema,
  createRequiredTextSchema,
} from '../forms/formFields.ts'
import { homeSystemConfigurations, installationPlaces } from '../products/sizing.ts'
import { enquiryPurposeIds, productEnquiryPurposeId } from './functions.ts'

/** The contact form. */
export const EnquiryPayload = Schema.Struct({
  function: Schema.optionalKey(
    createChoiceSchema(['', ...enquiryPurposeIds], {
      description:
        'Subject of the enquiry: 0 general, 1 product, 2 project, 3 purchase, 4 support; if left out, 1 with a product and 0 without',
    }),
  ),
  name: createRequiredLineSchema('form.contact.name.required', {
    max: 100,
    description: 'Name of the person who asks',
  }),
  country: createRequiredCountrySchema(
    'form.contact.country.required',
    'Country or region, by its code of ISO 3166-1',
  ),
  email: createEmailAddressSchema('Address the answer goes to'),
  telephone: createRequiredLineSchema('form.contact.telephone.required', {
    max: 40,
    description: 'Telephone number, as written',
  }),
  company: createRequiredLineSchema('form.contact.company.required', {
    max: 150,
    description: 'Company name',
  }),
  product: createOptionalLineSchema({
    max: 100,
    description: 'Products the question is about, in words; kept with function 1 only',
  }),
  configuration: Schema.optionalKey(
    createChoiceSchema(['', ...homeSystemConfigurations], {
      description:
        'Home system that was sized: modules of a tower and number of towers, such as 4x2; kept with function 1 only',
    }),
  ),
  place: Schema.optionalKey(
    createChoiceSchema(['', ...installationPlaces], {
      description: 'Place of that system; stored with a configuration only',
    }),
  ),
  message: createRequiredTextSchema('form.contact.message.required', {
    max: 5000,
    description: 'The question',
  }),
})
export type EnquiryPayload = typeof EnquiryPayload.Type

/** The contact form of content pages. */
export const contactForm = {
  name: 'contact',
  purpose:
    'a question; ?function= says what it is about: 0 general, 1 product, 2 project, 3 purchase, 4 support; ?product= and ?configuration= fill in a product inquiry',
  call: 'POST /api/enquiries',
  api: { operation: 'enquire', payload: 'Enquiry', description: 'Submits an enquiry.' },
  schema: EnquiryPayload,
  controls: {
    function: {
      label: 'form.contact.function',
      options: {
        0: 'form.contact.function.general',
        1: 'form.contact.function.product',
        2: 'form.contact.function.project',
        3: 'form.contact.function.purchase',
        4: 'form.contact.function.support',
      },
      wide: true,
    },
    name: { label: 'form.contact.name', autoComplete: 'name' },
    company: { label: 'form.contact.company', autoComplete: 'organization' },
    email: { label: 'form.contact.email', autoComplete: 'email' },
    telephone: { label: 'form.contact.telephone', type: 'tel', autoComplete: 'tel' },
    country: {
      label: 'form.contact.country',
      options: 'countries',
      placeholder: 'form.choose',
      autoComplete: 'country',
    },
    product: {
      label: 'form.contact.product',
      autoComplete: 'off',
      shownFor: `function=${productEnquiryPurposeId}`,
    },
    configuration: { label: 'configurator.modules', type: 'hidden' },
    place: { label: 'configurator.place', type: 'hidden' },
    message: { label: 'form.contact.message' },
  },
  submit: 'form.contact.submit',
  failure: 'form.contact.failure',
  sent: 'form.contact.sent',
  success: 'form.contact.success',
  next: 'form.contact.reference.text',
  leave: 'form.contact.leave',
} as const satisfies RequestFormDefinition

/** Pattern of a reference, such as FE-7K3Q9MWZ. */
export const formReferencePattern = /^FE-[0-9A-Z]{8}$/
