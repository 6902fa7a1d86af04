import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Context } from 'effect'

/** Randomness of answers and links, as a service so that tests can hold it. */
export interface TokenSource {
  readonly requestId: () => string
  /** A CSP nonce. */
  readonly nonce: () => string
  /** What nobody can guess: 32 random bytes for a link or a key. */
  readonly secret: () => Uint8Array
  /** A number for people to quote: letters and digits that are not mistaken for each other. */
  readonly reference: () => string
}

export const Tokens = Context.Reference<TokenSource>('felcera/Tokens', {
  defaultValue: () => ({
    requestId: () => randomUUID(),
    nonce: () => randomBytes(16).toString('base64'),
    secret: () => randomBytes(32),
    reference: () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join(''),
  }),
})

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
