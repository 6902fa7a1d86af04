import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of the callback form that the server sends. */
export const callbackMessages = [
  describeMessage({
    id: 'form.callback.success',
    description: 'Title on the page that follows the callback form.',
  }),
  describeMessage({
    id: 'form.callback.time-of-day.afternoon',
    description: 'Choice of when to be called, repeated in the mail to staff.',
  }),
  describeMessage({
    id: 'form.callback.time-of-day.evening',
    description: 'Choice of when to be called, repeated in the mail to staff.',
  }),
  describeMessage({
    id: 'form.callback.time-of-day.morning',
    description: 'Choice of when to be called, repeated in the mail to staff.',
  }),
  describeMessage({
    id: 'form.callback.time-of-day.required',
    description: 'Error at the radio buttons of the callback form.',
  }),
  describeMessage({
    id: 'mail.staff.callback',
    description: 'Subject of a mail to our own staff; always sent in English.',
  }),
  describeMessage({
    id: 'mail.staff.time-of-day',
    description: 'Mail to our own staff; always sent in English.',
  }),
]
