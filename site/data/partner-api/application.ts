import { Schema } from 'effect'
import type { RequestFormDefinition } from '../forms/formDefinition.ts'
import {
  createChoiceSchema,
  createEmailAddressSchema,
  createOptionalLineSchema,
  createRequiredLineSchema,
  createRequiredTextSchema,
} from '../forms/formFields.ts'

/** Application for access to the Open API, its first step. */
export const PartnerApiApplicationPayload = Schema.Struct({
  name: createRequiredLineSchema('form.contact.name.required', {
    max: 100,
    description: 'Name of the person who applies',
  }),
  company: createRequiredLineSchema('form.contact.company.required', {
    max: 150,
    description: 'Company name',
  }),
  email: createEmailAddressSchema('Address the answer goes to'),
  telephone: createRequiredLineSchema('form.contact.telephone.required', {
    max: 40,
    description: 'Telephone number, as written',
  }),
  useCase: createChoiceSchema(['vpp', 'demand-response', 'monitoring', 'other'], {
    wrong: 'form.application.use-case.required',
    description: 'Purpose of the calls',
  }),
  scale: createChoiceSchema(['1-10', '11-100', '101-1000', 'over-1000'], {
    wrong: 'form.application.scale.required',
    description: 'Number of systems',
  }),
  username: createOptionalLineSchema({
    max: 20,
    description: 'User name of the account to activate, if there is one',
  }),
  message: createRequiredTextSchema('form.application.message.required', {
    max: 5000,
    description: 'Planned use',
  }),
})
export type PartnerApiApplicationPayload = typeof PartnerApiApplicationPayload.Type

/** The application form of content pages. */
export const partnerApiApplicationFormDefinition = {
  name: 'application',
  purpose: 'access to the Open API',
  call: 'POST /api/open-api-applications',
  api: {
    operation: 'apply',
    payload: 'Application',
    description: 'Submits an application for access to the Open API.',
  },
  schema: PartnerApiApplicationPayload,
  controls: {
    name: { label: 'form.contact.name', autoComplete: 'name' },
    company: { label: 'form.contact.company', autoComplete: 'organization' },
    email: { label: 'form.contact.email', autoComplete: 'email' },
    telephone: { label: 'form.contact.telephone', type: 'tel', autoComplete: 'tel' },
    useCase: {
      label: 'form.application.use-case',
      options: {
        vpp: 'form.application.use-case.vpp',
        'demand-response': 'form.application.use-case.demand-response',
        monitoring: 'form.application.use-case.monitoring',
        other: 'form.application.use-case.other',
      },
      placeholder: 'form.choose',
    },
    scale: {
      label: 'form.application.scale',
      options: {
        '1-10': 'form.application.scale.1-10',
        '11-100': 'form.application.scale.11-100',
        '101-1000': 'form.application.scale.101-1000',
        'over-1000': 'form.application.scale.over-1000',
      },
      placeholder: 'form.choose',
    },
    username: { label: 'form.application.username', autoComplete: 'username', wide: true },
    message: { label: 'form.application.message' },
  },
  submit: 'form.application.submit',
  failure: 'form.application.failure',
  success: 'form.application.success',
  next: 'form.application.next',
  leave: 'form.application.leave',
} as const satisfies RequestFormDefinition
