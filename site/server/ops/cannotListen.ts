import { Schema } from 'effect'

/** The address to listen on is taken or not ours. */
export class CannotListen extends Schema.TaggedError<CannotListen>()('CannotListen', {
  port: Schema.Int,
  reason: Schema.String,
}) {}
