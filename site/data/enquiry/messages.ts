import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of the contact form that the server sends. */
export const enquiryMessages = [
  describeMessage({
    id: 'form.contact.company.required',
    description: 'Error at a field of the contact form.',
  }),
  describeMessage({
    id: 'form.contact.country.required',
    description: 'Error at a field of the contact form.',
  }),
  describeMessage({
    id: 'form.contact.email.format',
    description: 'Error at a field of the contact form.',
  }),
  describeMessage({
    id: 'form.contact.email.required',
    description: 'Error at a field of the contact form.',
  }),
  describeMessage({
    id: 'form.contact.failure',
    description: 'Title above the contact form when it could not be sent.',
  }),
  describeMessage({
    id: 'form.contact.function.general',
    description: 'Choice of what an enquiry is about, repeated in its mails.',
  }),
  describeMessage({
    id: 'form.contact.function.product',
    description: 'Choice of what an enquiry is about, repeated in its mails.',
  }),
  describeMessage({
    id: 'form.contact.function.project',
    description: 'Choice of what an enquiry is about, repeated in its mails.',
  }),
  describeMessage({
    id: 'form.contact.function.purchase',
    description: 'Choice of what an enquiry is about, repeated in its mails.',
  }),
  describeMessage({
    id: 'form.contact.function.support',
    description: 'Choice of what an enquiry is about, repeated in its mails.',
  }),
  describeMessage({
    id: 'form.contact.message.required',
    description: 'Error at a field of the contact form.',
  }),
  describeMessage({
    id: 'form.contact.name.required',
    description: 'Error at a field of the contact form.',
  }),
  describeMessage({
    id: 'form.contact.success',
    description: 'Title on the page that follows the contact form.',
  }),
  describeMessage({
    id: 'form.contact.telephone.required',
    description: 'Error at a field of the contact form.',
  }),
]
