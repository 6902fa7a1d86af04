import type { MessageId } from '../pages/configFields.ts'

/** A message that code names, with what its text does not say. */
export interface MessageDescriptor {
  readonly id: MessageId
  /** For translators: where it is shown, to whom, and its values. */
  readonly description: string
}

/** Describes a message for translators. `formatjs extract` reads these calls, so both fields are plain strings. */
export const describeMessage = (descriptor: MessageDescriptor): MessageDescriptor => descriptor
