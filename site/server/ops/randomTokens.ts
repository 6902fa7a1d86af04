import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { Context, Effect } from 'effect'

/** Random tokens of responses and links; tests replace it. */
export interface RandomTokenSource {
  readonly requestId: () => string
  /** A CSP nonce. */
  readonly nonce: () => string
  /** 32 random bytes for a link or a key. */
  readonly secret: () => Uint8Array
  /** Reference for people to quote: letters and digits that are easy to distinguish. */
  readonly reference: () => string
  /** Six digits for a one-time code. */
  readonly code: () => string
  /** A whole number from 0 up to, but not including, `limit`. */
  readonly below: (limit: number) => number
}

export const RandomTokens = Context.Reference<RandomTokenSource>('felcera/RandomTokens', {
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

/** A random secret as text, for a link or a response. */
export const generateSecret = Effect.map(RandomTokens, (tokens) =>
  Buffer.from(tokens.secret()).toString('base64url'),
)

/** Formats six digits for a one-time code. */
export const generateOneTimeCode = Effect.map(RandomTokens, (tokens) => tokens.code())
