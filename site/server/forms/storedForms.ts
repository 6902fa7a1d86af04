import type { RequestFormName, RequestFormPayload } from '#data/forms/requestForms.ts'
import { callbackStorage } from '../callback/callbacks.ts'
import { enquiryStorage } from '../enquiry/enquiries.ts'
import { partnerApiApplicationStorage } from '../partner-api/applications.ts'
import type { FormStorage } from './storedForm.ts'

/** Storage definitions of the forms with a reference, by name. */
export const formStorages: { readonly [N in RequestFormName]: FormStorage<RequestFormPayload<N>> } =
  {
    contact: enquiryStorage,
    application: partnerApiApplicationStorage,
    callback: callbackStorage,
  }
