import type { EnquiryPayload } from '#data/enquiry/enquiry.ts'
import { normalizeEnquirySubject } from '#data/enquiry/functions.ts'
import { parseHomeSystemConfiguration, parseHomeSystemPlace } from '#data/products/sizing.ts'
import type { FormStorage } from '../forms/storedForm.ts'

/** Enquiries of the contact form. */
export const enquiryStorage: FormStorage<EnquiryPayload> = {
  name: 'enquiries',
  table: 'enquiry',
  columns: { function: 'function_id' },
  prepare: normalizeEnquirySubject,
  notice: {
    subject: 'mail.staff.subject',
    labels: {
      name: 'mail.staff.name',
      email: 'mail.staff.email',
      telephone: 'mail.staff.telephone',
      company: 'mail.staff.company',
      country: 'mail.staff.country',
      function: 'mail.staff.function',
      product: 'mail.staff.product',
    },
  },
  receipt: {
    subject: 'mail.enquiry.subject',
    text: 'mail.enquiry.text',
    next: 'mail.enquiry.answer',
  },
  system: ({ configuration, place }) => {
    const sizing = parseHomeSystemConfiguration(configuration)
    return sizing && { sizing, place: parseHomeSystemPlace(place) }
  },
  event: 'enquiry.created',
}
