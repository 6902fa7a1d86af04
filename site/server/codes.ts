import { Effect, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { codeOf, type CodePurpose } from '#data/codes.ts'
import { limits, rateLimits } from '#data/limits.ts'
import type { Locale } from '#data/locales.ts'
import type { ClientAddress } from './clientAddress.ts'
import { Database, type DatabaseDown } from './database/database.ts'
import { enqueueMail } from './deliveries.ts'
import type { Letters } from './mail/letters.ts'
import { countCode } from './metrics.ts'
import { digestOf, keyedDigestOf } from './secrets.ts'
import { takeTurn, waitFor, WaitFirst } from './sqlRateLimiter.ts'
import { newCode, newSecret } from './tokens.ts'

/** The code is wrong, used, too old, for another purpose, or was guessed at too often; nobody is told which. */
export class WrongCode extends Schema.TaggedError<WrongCode>()('WrongCode', {}) {}

/** The proof is wrong, used, too old, for another purpose, or was tried too often. */
export class WrongProof extends Schema.TaggedError<WrongProof>()('WrongProof', {}) {}

interface CodeAsked {
  /** As typed; upper and lower case are one address. */
  readonly address: string
  readonly purpose: CodePurpose
  /** Who asks, for rate limits. */
  readonly client: ClientAddress
}

/** What a right code gives. */
export interface Proved {
  /** Good once, for `limits.proofTime`; only its digest is kept. */
  readonly proof: string
  /** The address that was proved, in lower case: what an account is looked up by. */
  readonly address: string
}

/**
 * Codes by mail, and the proof that one was right. None of it asks whether there is an account, so every address
 * gets the same answer in the same time. `send`, `prove` and `tryProof` keep what they count whatever becomes of the
 * caller: call them outside of a transaction. `useProof` is part of the transaction at hand.
 */
export interface Codes {
  /** Mails a new code, in place of the one before; gives the seconds until it may be asked for again. */
  readonly send: (
    asked: CodeAsked & { readonly language: Locale },
  ) => Effect.Effect<{ readonly resendIn: number }, WaitFirst | DatabaseDown>
  /** Takes a code as typed: of many right ones at once exactly one wins. */
  readonly prove: (
    asked: CodeAsked & { readonly code: string },
  ) => Effect.Effect<Proved, WrongCode | WaitFirst | DatabaseDown>
  /** Counts one try to use a proof, before what may fail is told (a name that is taken); gives its address. */
  readonly tryProof: (
    proof: string,
    purpose: CodePurpose,
  ) => Effect.Effect<string, WrongProof | DatabaseDown>
  /** Uses a proof up, if the transaction at hand succeeds; gives its address. */
  readonly useProof: (
    proof: string,
    purpose: CodePurpose,
  ) => Effect.Effect<string, WrongProof | SqlError.SqlError, SqlClient.SqlClient>
}

const key = 'codes'
const day = 86_400_000

/**
 * The address a code stands for, and the one it is mailed to: two spellings that become one in lower case must not
 * let the reader of one mailbox prove the other.
 */
const canonical = (address: string) => address.trim().toLowerCase()

/** Codes over the database. */
export const makeCodes = Effect.fnUntraced(function* (letters: Letters) {
  const database = yield* Database

  const hashOf = (address: string, purpose: CodePurpose, code: string) =>
    keyedDigestOf(key, JSON.stringify([purpose, address, code]))

  const send = Effect.fnUntraced(function* ({
    address,
    purpose,
    language,
    client,
  }: Parameters<Codes['send']>[0]) {
    const sql = yield* SqlClient.SqlClient
    yield* takeTurn('codes', client, rateLimits.codes)
    const to = canonical(address)
    const code = yield* newCode
    const hash = yield* hashOf(to, purpose, code)
    const keep = Effect.gen(function* () {
      // The row itself keeps the pause: a parallel request waits here and then finds a fresh code.
      const [kept] = yield* sql`INSERT INTO mail_code AS c
          (email_key, purpose, code_hash, tries, sent_at, expires_at)
        VALUES (${to}, ${purpose}, ${hash}, 0, now(), now() + ${limits.codeTime}::int * interval '1 ms')
        ON CONFLICT (email_key, purpose) DO UPDATE SET code_hash = excluded.code_hash, tries = 0,
          sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = NULL
        WHERE c.sent_at <= now() - ${limits.codePause}::int * interval '1 ms'
        RETURNING 1 AS kept`
      if (kept === undefined) {
        const [before] = yield* sql<{ wait: number }>`
          SELECT ceil(extract(epoch FROM sent_at + ${limits.codePause}::int * interval '1 ms' - now()))::int AS wait
          FROM mail_code WHERE email_key = ${to} AND purpose = ${purpose}`
        return yield* new WaitFirst({
          reason: 'resend',
          retryAfter: Math.max(1, before?.wait ?? 1),
        })
      }
      const full = yield* waitFor(`code ${to}`, { count: limits.codesPerDay, window: day })
      if (full !== undefined) return yield* new WaitFirst({ reason: 'day', retryAfter: full })
      return yield* enqueueMail(yield* letters.code(to, language, purpose, code))
    })
    yield* sql.withTransaction(keep)
    return { resendIn: limits.codePause / 1000 }
  })

  const prove = Effect.fnUntraced(function* ({
    address,
    purpose,
    code,
    client,
  }: Parameters<Codes['prove']>[0]) {
    const sql = yield* SqlClient.SqlClient
    yield* takeTurn('code tries', client, rateLimits.codeTries)
    const from = canonical(address)
    const hash = yield* hashOf(from, purpose, codeOf(code))
    const proof = yield* newSecret
    // One statement counts the try, uses the code and keeps the proof: nothing can come in between.
    const [tried] = yield* sql<{ right: boolean }>`
      WITH tried AS (
        UPDATE mail_code SET tries = tries + 1, used_at = CASE WHEN code_hash = ${hash} THEN now() END
        WHERE email_key = ${from} AND purpose = ${purpose} AND used_at IS NULL
          AND tries < ${limits.codeTries} AND expires_at > now()
        RETURNING used_at IS NOT NULL AS "right"
      ), kept AS (
        INSERT INTO code_proof (proof_hash, email_key, purpose, expires_at)
        SELECT ${digestOf(proof)}, ${from}, ${purpose}, now() + ${limits.proofTime}::int * interval '1 ms'
        FROM tried WHERE "right"
      )
      SELECT "right" FROM tried`
    if (tried?.right !== true) return yield* new WrongCode()
    return { proof, address: from }
  })

  const tryProof = Effect.fnUntraced(function* (proof: string, purpose: CodePurpose) {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ address: string }>`UPDATE code_proof SET tries = tries + 1
      WHERE proof_hash = ${digestOf(proof)} AND purpose = ${purpose}
        AND tries < ${limits.codeTries} AND expires_at > now()
      RETURNING email_key AS address`
    return row === undefined ? yield* new WrongProof() : row.address
  })

  const useProof = Effect.fnUntraced(function* (proof: string, purpose: CodePurpose) {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ address: string }>`DELETE FROM code_proof
      WHERE proof_hash = ${digestOf(proof)} AND purpose = ${purpose} AND expires_at > now()
      RETURNING email_key AS address`
    return row === undefined ? yield* new WrongProof() : row.address
  })

  const codes: Codes = {
    send: (asked) =>
      database.use(send(asked)).pipe(
        Effect.tap(() => countCode('sent')),
        Effect.tapErrorTag('WaitFirst', () => countCode('limited')),
      ),
    prove: (asked) =>
      database.use(prove(asked)).pipe(
        Effect.tap(() => countCode('right')),
        Effect.tapErrorTag('WrongCode', () => countCode('wrong')),
      ),
    tryProof: (proof, purpose) => database.use(tryProof(proof, purpose)),
    useProof,
  }
  return codes
})
