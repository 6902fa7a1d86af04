import { callbackForm } from '../callback/callback.ts'
import { contactForm } from '../enquiry/enquiry.ts'
import { partnerApiApplicationFormDefinition } from '../partner-api/application.ts'
import type { RequestFormDefinition } from './formDefinition.ts'

/** Forms that are stored under a reference, by the name that page configs use. */
export const requestForms = {
  contact: contactForm,
  application: partnerApiApplicationFormDefinition,
  callback: callbackForm,
} as const satisfies Readonly<Record<string, RequestFormDefinition>>

export type RequestFormName = keyof typeof requestForms

/** Decoded input of a form. */
export type RequestFormPayload<N extends RequestFormName> =
  (typeof requestForms)[N]['schema']['Type']
