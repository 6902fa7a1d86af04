import { Schema } from 'effect'
import { LinkSchema } from '../pages/configFields.ts'

/** Fields of sections that ask for an agreement: links to its documents. */
export const agreementLinkFields = {
  serviceAgreement: Schema.optionalKey(
    LinkSchema.annotate({ description: 'Link to the service agreement; plain text without it' }),
  ),
  privacyPolicy: Schema.optionalKey(
    LinkSchema.annotate({ description: 'Link to the privacy policy; plain text without it' }),
  ),
}
