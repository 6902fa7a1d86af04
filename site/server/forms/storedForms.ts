import type { EnquiryPost } from '#data/enquiry/enquiry.ts'
import type { RequestFormName } from '#data/forms/requestForms.ts'
import type { ApplicationPost } from '#data/partner-api/application.ts'
import { storedEnquiry } from '../enquiry/enquiries.ts'
import type { Templates } from '../mail/emailTemplates.ts'
import { storedApplication } from '../partner-api/applications.ts'
import type { StoredForm } from './storeForm.ts'

/** Decoded input of the forms that are stored, by their names. */
interface StoredPosts {
  readonly contact: EnquiryPost
  readonly application: ApplicationPost
}
export type StoredPost<N extends RequestFormName> = StoredPosts[N]

export type StoredForms = { readonly [N in RequestFormName]: StoredForm<StoredPosts[N]> }

/** Forms that are stored under a reference. */
export const makeStoredForms = (letters: Templates, hasWebhook: boolean): StoredForms => ({
  contact: storedEnquiry(letters, hasWebhook),
  application: storedApplication(letters),
})
