import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Context, Effect } from 'effect'

/** Randomness of answers and links, as a service so that tests can hold it. */
export interface TokenSource {
  readonly requestId: () => string
  /** A CSP nonce. */
  readonly nonce: () => string
  /** What nobody can guess: 32 random bytes for a link or a key. */
  readonly secret: () => Uint8Array
  /** A number for people to quote: letters and digits that are not mistaken for each other. */
  readonly reference: () => string
  /** Six digits for a mail. */
  readonly code: () => string
  /** A whole number from 0 up to, but not including, `limit`. */
  readonly below: (limit: number) => number
}

export const Tokens = Context.Reference<TokenSource>('felcera/Tokens', {
  defaultValue: () => ({
    requestId: () => randomUUID(),
    nonce: () => randomBytes(16).toString('base64'),
    secret: () => randomBytes(32),
    reference: () => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join(''),
    code: () => String(randomInt(1_000_000)).padStart(6, '0'),
    below: (limit) => randomInt(limit),
  }),
})

const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A secret as text, for a link or an answer. */
export const newSecret = Effect.map(Tokens, (tokens) =>
  Buffer.from(tokens.secret()).toString('base64url'),
)

/** Six digits for a mail. */
export const newCode = Effect.map(Tokens, (tokens) => tokens.code())
