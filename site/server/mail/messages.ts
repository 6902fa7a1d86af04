import { Schema } from 'effect'

/** A delivery failed; `permanent` means that no further attempt will succeed. */
export class DeliveryFailedError extends Schema.TaggedError<DeliveryFailedError>()(
  'DeliveryFailedError',
  {
    /** A code for the log, never an address or a text. */
    code: Schema.String,
    permanent: Schema.Boolean,
  },
) {}

/** A mail as the outbox stores it. */
export const OutgoingMail = Schema.Struct({
  to: Schema.String,
  replyTo: Schema.optionalKey(Schema.String),
  subject: Schema.String,
  text: Schema.String,
  html: Schema.String,
  /** The same for all attempts, so that a mail delivered twice is recognised. */
  messageId: Schema.String,
  /** Address that unsubscribes with one POST. */
  unsubscribe: Schema.optionalKey(Schema.String),
})
export type OutgoingMail = typeof OutgoingMail.Type

/** A webhook call to the operator's own system. */
export const WebhookCall = Schema.Struct({
  event: Schema.String,
  /** The same for all attempts. */
  id: Schema.String,
  body: Schema.String,
})
export type WebhookCall = typeof WebhookCall.Type
