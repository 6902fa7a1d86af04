import { describeMessage } from '../messages/describeMessage.ts'

/** Descriptions for translators: messages of every form that the server sends. */
export const formMessages = [
  describeMessage({
    id: 'call.error',
    description: 'Title of a toast when a call to the server fails.',
  }),
  describeMessage({ id: 'call.offline', description: 'Said where the browser has no connection.' }),
  describeMessage({
    id: 'call.timeout',
    description: 'Said where the server does not answer in time.',
  }),
  describeMessage({
    id: 'form.field.long',
    description: 'Error at a field whose text is too long.',
  }),
  describeMessage({
    id: 'form.field.wrong',
    description: 'Error at a field with a value that no form offers.',
  }),
]
