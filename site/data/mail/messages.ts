import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of mails that the server sends. */
export const mailMessages = [
  describeMessage({
    id: 'brand.tag-line',
    description: 'Tag line of the brand; last line of every mail.',
  }),
  describeMessage({
    id: 'mail.application.next',
    description: 'Mail to the applicant for the Open API.',
  }),
  describeMessage({
    id: 'mail.application.subject',
    description: 'Mail to the applicant for the Open API. The subject.',
  }),
  describeMessage({
    id: 'mail.application.text',
    description: 'Mail to the applicant for the Open API. The main sentence.',
  }),
  describeMessage({ id: 'mail.code.change-email', description: 'Mail with a one-time code.' }),
  describeMessage({ id: 'mail.code.confirm-change', description: 'Mail with a one-time code.' }),
  describeMessage({ id: 'mail.code.deletion', description: 'Mail with a one-time code.' }),
  describeMessage({
    id: 'mail.code.ignore',
    description: 'Mail with a one-time code. What to do if the reader did not ask for it.',
  }),
  describeMessage({ id: 'mail.code.retrieve', description: 'Mail with a one-time code.' }),
  describeMessage({ id: 'mail.code.sign-up', description: 'Mail with a one-time code.' }),
  describeMessage({
    id: 'mail.code.subject',
    description: 'Mail with a one-time code. The subject.',
  }),
  describeMessage({ id: 'mail.code.valid', description: 'Mail with a one-time code.' }),
  describeMessage({
    id: 'mail.confirm.action',
    description: 'Mail that asks to confirm a newsletter subscription. The button.',
  }),
  describeMessage({
    id: 'mail.confirm.ignore',
    description:
      'Mail that asks to confirm a newsletter subscription. What to do if the reader did not ask for it.',
  }),
  describeMessage({
    id: 'mail.confirm.subject',
    description: 'Mail that asks to confirm a newsletter subscription. The subject.',
  }),
  describeMessage({
    id: 'mail.confirm.text',
    description: 'Mail that asks to confirm a newsletter subscription. The main sentence.',
  }),
  describeMessage({
    id: 'mail.deletion.otherwise',
    description:
      'Mail after the deletion of an account was asked for. What to do if the reader changes their mind.',
  }),
  describeMessage({
    id: 'mail.deletion.subject',
    description: 'Mail after the deletion of an account was asked for. The subject.',
  }),
  describeMessage({
    id: 'mail.deletion.text',
    description: 'Mail after the deletion of an account was asked for. The main sentence.',
  }),
  describeMessage({
    id: 'mail.deletion.undo',
    description:
      'Mail after the deletion of an account was asked for. What to do if the reader did not do this; {n} is in days.',
  }),
  describeMessage({
    id: 'mail.email.subject',
    description:
      'Mail to the former address after the address of an account has changed. The subject.',
  }),
  describeMessage({
    id: 'mail.email.text',
    description:
      'Mail to the former address after the address of an account has changed. The main sentence.',
  }),
  describeMessage({
    id: 'mail.enquiry.answer',
    description: 'Mail to the sender of the contact form.',
  }),
  describeMessage({
    id: 'mail.enquiry.reference',
    description: 'Line with the reference number in mails about contact form and application.',
  }),
  describeMessage({
    id: 'mail.enquiry.subject',
    description: 'Mail to the sender of the contact form. The subject.',
  }),
  describeMessage({
    id: 'mail.enquiry.text',
    description: 'Mail to the sender of the contact form. The main sentence.',
  }),
  describeMessage({ id: 'mail.greeting', description: 'First line of a mail.' }),
  describeMessage({
    id: 'mail.link',
    description:
      'Stands above the address of a button in a mail, for programs that show no button.',
  }),
  describeMessage({
    id: 'mail.password.subject',
    description: 'Mail after the password of an account has changed. The subject.',
  }),
  describeMessage({
    id: 'mail.password.text',
    description: 'Mail after the password of an account has changed. The main sentence.',
  }),
  describeMessage({
    id: 'mail.sign-in.otherwise',
    description:
      'Mail after a sign-in from a new device. What to do if the reader did not do this.',
  }),
  describeMessage({
    id: 'mail.sign-in.subject',
    description: 'Mail after a sign-in from a new device. The subject.',
  }),
  describeMessage({
    id: 'mail.sign-in.text',
    description: 'Mail after a sign-in from a new device. The main sentence.',
  }),
  describeMessage({
    id: 'mail.staff.application',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.company',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.country',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.email',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.function',
    description: 'Label before what an enquiry is about, in the mail to staff.',
  }),
  describeMessage({
    id: 'mail.staff.language',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.message',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.name',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.product',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.scale',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.subject',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.telephone',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.use-case',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.username',
    description: 'Mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.subscribed.action',
    description: 'Mail after a newsletter subscription has been confirmed. The button.',
  }),
  describeMessage({
    id: 'mail.subscribed.subject',
    description: 'Mail after a newsletter subscription has been confirmed. The subject.',
  }),
  describeMessage({
    id: 'mail.subscribed.text',
    description: 'Mail after a newsletter subscription has been confirmed. The main sentence.',
  }),
  describeMessage({
    id: 'mail.undo.action',
    description:
      'Mail after a change of sign-in settings, a request for deletion or a sign-in on a new device. The button.',
  }),
  describeMessage({
    id: 'mail.undo.otherwise',
    description:
      'Mail after a change of sign-in settings. What to do if the reader did not do this; {n} is in days.',
  }),
]
