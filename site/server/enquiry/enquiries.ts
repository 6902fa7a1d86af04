import type { EnquiryPost } from '#data/enquiry/enquiry.ts'
import { withFunction } from '#data/enquiry/functions.ts'
import type { StoredForm } from '../forms/storedForm.ts'

/** Enquiries of the contact form. */
export const storedEnquiry: StoredForm<EnquiryPost> = {
  name: 'enquiries',
  table: 'enquiry',
  columns: { function: 'function_id' },
  prepare: withFunction,
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
  event: 'enquiry.created',
}
