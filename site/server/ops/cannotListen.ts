import { Schema } from 'effect'

/** The address to listen on is in use or not local. */
export class CannotListenError extends Schema.TaggedError<CannotListenError>()(
  'CannotListenError',
  {
    port: Schema.Int,
    reason: Schema.String,
  },
) {}
