import type { MessageId } from '../pages/configFields.ts'

/** Message with its description for translators. */
export interface MessageDescriptor {
  readonly id: MessageId
  /** Place, audience and arguments of the message, for translators. */
  readonly description: string
}

/** Describes a message for translators. `formatjs extract` reads these calls, so both fields are plain strings. */
export const describeMessage = (descriptor: MessageDescriptor): MessageDescriptor => descriptor
