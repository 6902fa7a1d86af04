import type { RequestFormName, RequestFormPayload } from '#data/forms/requestForms.ts'
import { storedCallback } from '../callback/callbacks.ts'
import { storedEnquiry } from '../enquiry/enquiries.ts'
import { storedApplication } from '../partner-api/applications.ts'
import type { FormStorage } from './storedForm.ts'

/** How the forms are stored that have a reference, by their names. */
export const formStorages: { readonly [N in RequestFormName]: FormStorage<RequestFormPayload<N>> } =
  {
    contact: storedEnquiry,
    application: storedApplication,
    callback: storedCallback,
  }
