import { randomBytes, randomUUID } from 'node:crypto'
import { Context } from 'effect'

/** Randomness of answers, as a service so that tests can hold it. */
export interface TokenSource {
  readonly requestId: () => string
  /** A CSP nonce. */
  readonly nonce: () => string
}

export const Tokens = Context.Reference<TokenSource>('felcera/Tokens', {
  defaultValue: () => ({
    requestId: () => randomUUID(),
    nonce: () => randomBytes(16).toString('base64'),
  }),
})
