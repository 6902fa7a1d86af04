import { Schema } from 'effect'
import type { FormDefinition } from '../forms/formDefinition.ts'
import {
  createChoiceSchema,
  createEmailAddressSchema,
  createOptionalCountrySchema,
  createOptionalLineSchema,
  createTickedCheckboxSchema,
} from '../forms/formFields.ts'

/** The newsletter form. */
export const NewsletterPayload = Schema.Struct({
  email: createEmailAddressSchema('Address to write to', {
    required: 'form.newsletter.email.format',
    format: 'form.newsletter.email.format',
  }),
  name: createOptionalLineSchema({ max: 100, description: 'Name' }),
  country: createOptionalCountrySchema('Country or region, two letters of ISO 3166-1'),
  company: createOptionalLineSchema({ max: 150, description: 'Company' }),
  userType: Schema.optionalKey(
    createChoiceSchema(['', 'epc', 'distributor', 'installer', 'end-user'], {
      description: 'Action of the reader',
    }),
  ),
  consent: createTickedCheckboxSchema('form.newsletter.consent.required', {
    description: 'Agreement to the privacy policy and the newsletter, always true',
  }),
})
export type NewsletterPayload = typeof NewsletterPayload.Type

/** States of an address after the link of a mail was followed; `already`: it was subscribed before. */
export const newsletterLinkStates = ['subscribed', 'already', 'unsubscribed'] as const
export type NewsletterLinkState = (typeof newsletterLinkStates)[number]

/** The newsletter form of content pages. */
export const newsletterForm = {
  name: 'newsletter',
  call: 'POST /api/newsletter',
  schema: NewsletterPayload,
  controls: {
    email: { label: 'form.newsletter.email', autoComplete: 'email' },
    name: { label: 'form.newsletter.name', autoComplete: 'name' },
    company: { label: 'form.newsletter.company', autoComplete: 'organization' },
    country: {
      label: 'form.newsletter.country',
      options: 'countries',
      placeholder: 'form.choose',
      autoComplete: 'country',
    },
    userType: {
      label: 'form.newsletter.user-type',
      options: {
        epc: 'form.user-type.epc',
        distributor: 'form.user-type.distributor',
        installer: 'form.user-type.installer',
        'end-user': 'form.user-type.end-user',
      },
      placeholder: 'form.choose',
    },
    consent: { label: 'form.newsletter.consent.label' },
  },
  submit: 'form.newsletter.submit',
} as const satisfies FormDefinition
