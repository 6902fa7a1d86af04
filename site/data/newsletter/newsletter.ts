import { Schema } from 'effect'
import type { FormDefinition } from '../forms/formDefinition.ts'
import { Choice, EmailLine, OptionalCountry, OptionalLine, Ticked } from '../forms/formFields.ts'

/** The newsletter form. */
export const NewsletterPost = Schema.Struct({
  email: EmailLine('Address to write to', {
    required: 'form.newsletter.email.format',
    format: 'form.newsletter.email.format',
  }),
  name: OptionalLine({ max: 100, description: 'Name' }),
  country: OptionalCountry('Country or region, two letters of ISO 3166-1'),
  company: OptionalLine({ max: 150, description: 'Company' }),
  userType: Schema.optionalKey(
    Choice(['', 'epc', 'distributor', 'installer', 'end-user'], {
      description: 'What the reader does',
    }),
  ),
  consent: Ticked('form.newsletter.consent.required', {
    description: 'Agreement to the privacy policy and the newsletter, always true',
  }),
})
export type NewsletterPost = typeof NewsletterPost.Type

/** States of an address after the link of a mail was followed; `already`: it was subscribed before. */
export const linkStates = ['subscribed', 'already', 'unsubscribed'] as const
export type LinkState = (typeof linkStates)[number]

/** The newsletter form of content pages. */
export const newsletterForm = {
  name: 'newsletter',
  call: 'POST /api/newsletter',
  schema: NewsletterPost,
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
