import { Schema } from 'effect'

/** The address to listen on is taken or not ours. */
export class CannotListenError extends Schema.TaggedError<CannotListenError>()(
  'CannotListenError',
  {
    port: Schema.Int,
    reason: Schema.String,
  },
) {}
