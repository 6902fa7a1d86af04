// One file over 300 lines: issuing, pricing and redeeming codes share their rows and limits.
import { Context, Effect, Layer, Schema } from 'effect'
import { SqlClient, type SqlError } from 'effect/sql'
import { normalizeOneTimeCode, type OneTimeCodePurpose } from '#data/account/oneTimeCodes.ts'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import type { Locale } from '#data/locale/locales.ts'
import { computeCaptchaDifficultyOfLoad } from '../captcha/price.ts'
import {
  type ClientAddress,
  getLockoutAddress,
  getGuaranteedRequestCount,
} from '../http/clientAddress.ts'
import { Database, type DatabaseUnavailableError } from '../database/database.ts'
import { enqueueMail } from '../mail/outbox.ts'
import { EmailTemplates } from '../mail/emailTemplates.ts'
import { normalizeEmailForRateLimit } from '../mail/mailbox.ts'
import { recordAuditEvent } from '../ops/audit.ts'
import { countOneTimeCodeOutcome } from '../ops/metrics.ts'
import { digestSecret, createKeyedDigest, createDigestsWithEachKey } from '../ops/secrets.ts'
import { RateLimiter } from '../http/rateLimiter.ts'
import {
  countClientLoad,
  countTowardsRateLimit,
  RateLimitExceededError,
  isWithinRateLimit,
} from '../http/sqlRateLimiter.ts'
import { generateOneTimeCode, generateSecret } from '../ops/randomTokens.ts'

/** The code is wrong, used, expired, for another purpose, or was tried too often; responses do not reveal which. */
class WrongCode extends Schema.TaggedError<WrongCode>()('WrongCode', {
  /** Seconds until the same requester may have another code sent. */
  resendIn: Schema.Int,
}) {}

/** The request costs a pass of a higher price. */
class CodePriceError extends Schema.TaggedError<CodePriceError>()('CodePriceError', {
  price: Schema.Int,
}) {}

/** The proof is wrong, used, expired, for another purpose, or was tried too often. */
class WrongProof extends Schema.TaggedError<WrongProof>()('WrongProof', {}) {}

interface CodeRequest {
  /** As typed; upper and lower case are equivalent. */
  readonly address: string
  readonly purpose: OneTimeCodePurpose
  /** Binds the code to its requester: the secret of a browser or the id of an account. */
  readonly asker: string
  /** For rate limits. */
  readonly client: ClientAddress
}

/** Result of a correct code. */
export interface OneTimeCodeProof {
  /** Valid once, for `serverLimits.proofTime`; only its digest is stored. */
  readonly proof: string
  /** The verified address, in lower case: the key of an account. */
  readonly address: string
}

/**
 * One-time codes by mail, and proofs of verified addresses. No operation looks up an account, so the response and its
 * time are the same for every address, except that owners may exceed limits that others have used up. `send`, `prove`
 * and `tryProof` count attempts even if the caller fails: call them outside of a transaction. `useProof` is part of the
 * current transaction.
 */
interface Codes {
  /** Mails a new code, which replaces the requester's previous one; returns the seconds until it may be resent. */
  readonly send: (
    request: CodeRequest & {
      readonly language: Locale
      /** Price of the pass of the request. */
      readonly paid: number
      /** True if the owner of the address requests it: in a session or on a known device of the account. */
      readonly isOwner: boolean
    },
  ) => Effect.Effect<
    { readonly resendIn: number },
    RateLimitExceededError | CodePriceError | DatabaseUnavailableError
  >
  /** Verifies a typed code; of several concurrent correct ones exactly one succeeds. */
  readonly prove: (
    request: CodeRequest & {
      readonly code: string
      /** The only account that may use the proof; any bearer if undefined. */
      readonly account?: string | undefined
    },
  ) => Effect.Effect<
    OneTimeCodeProof,
    WrongCode | RateLimitExceededError | DatabaseUnavailableError
  >
  /** Counts one attempt to use a proof, before answers that depend on it; returns its address. */
  readonly tryProof: (
    proof: string,
    purpose: OneTimeCodePurpose,
    account?: string,
  ) => Effect.Effect<string, WrongProof | DatabaseUnavailableError>
  /** Deletes a proof as part of the current transaction; returns its address. */
  readonly useProof: (
    proof: string,
    purpose: OneTimeCodePurpose,
    account?: string,
  ) => Effect.Effect<string, WrongProof | SqlError.SqlError, SqlClient.SqlClient>
  /** Stores a proof of an address that was verified without a code, as part of the current transaction. */
  readonly grantProof: (
    address: string,
    purpose: OneTimeCodePurpose,
  ) => Effect.Effect<string, SqlError.SqlError, SqlClient.SqlClient>
  /** Revokes all codes and proofs of an address, as part of the current transaction. */
  readonly revoke: (address: string) => Effect.Effect<void, SqlError.SqlError, SqlClient.SqlClient>
}

const key = 'codes'
const day = 86_400_000

/**
 * Normalizes an address for both storage and sending: two spellings that are equal in lower case must not let the owner
 * of one mailbox verify the other.
 */
const canonical = (address: string) => address.trim().toLowerCase()

/** Subject of audit events, derived from the address: the account of a code is not looked up. */
const subjectOf = (address: string) => `address ${address}`

/** Seconds until a requester may have another code sent. */
const pauseLeft = Effect.fnUntraced(function* (
  to: string,
  purpose: OneTimeCodePurpose,
  holder: Buffer,
) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ wait: number }>`
    SELECT ceil(extract(epoch FROM sent_at + ${serverLimits.codePause}::int * interval '1 ms' - now()))::int AS wait
    FROM bound_code WHERE email_key = ${to} AND purpose = ${purpose} AND asker_hash = ${holder}`
  return Math.max(0, row?.wait ?? 0)
})

/**
 * After the daily codes of a mailbox, each requester gets one more at the usual price and further ones at a high price:
 * requests of others do not deprive the owner of a code, and a mailbox gets few mails for many requests.
 */
const payForFurtherCode = Effect.fnUntraced(function* (
  counted: string,
  client: ClientAddress,
  paid: number,
) {
  const key = `${counted} further ${getLockoutAddress(client)}`
  if (yield* isWithinRateLimit(key, { count: 1, window: day })) return
  const dear = serverLimits.maxCaptchaPrice / 2
  if (paid < dear) yield* new CodePriceError({ price: dear })
  const full = yield* countTowardsRateLimit(`${key} dear`, { count: 1, window: day })
  if (full !== undefined) yield* new RateLimitExceededError({ reason: 'day', retryAfter: full })
})

const makeCodes = Effect.gen(function* () {
  const database = yield* Database
  const limiter = yield* RateLimiter
  const templates = yield* EmailTemplates

  const textOf = (address: string, purpose: OneTimeCodePurpose, code: string) =>
    JSON.stringify([purpose, address, code])

  const send = Effect.fnUntraced(function* ({
    address,
    purpose,
    asker,
    language,
    client,
    paid,
    isOwner,
  }: Parameters<Codes['send']>[0]) {
    const sql = yield* SqlClient.SqlClient
    const load = isOwner ? 0 : yield* countClientLoad('codes', client, rateLimits.codes)
    if (paid < computeCaptchaDifficultyOfLoad(load))
      yield* new CodePriceError({ price: computeCaptchaDifficultyOfLoad(load) })
    const to = canonical(address)
    const code = yield* generateOneTimeCode
    const hash = yield* createKeyedDigest(key, textOf(to, purpose, code))
    const holder = digestSecret(asker)
    const daily = { count: serverLimits.codesPerDay, window: day }
    const keep = Effect.gen(function* () {
      // The row itself enforces the delay: a parallel request waits here and then finds a fresh code.
      const [kept] = yield* sql`INSERT INTO bound_code AS c
          (email_key, purpose, asker_hash, code_hash, tries, sent_at, expires_at)
        VALUES (${to}, ${purpose}, ${holder}, ${hash}, 0, now(),
          now() + ${serverLimits.codeTime}::int * interval '1 ms')
        ON CONFLICT (email_key, purpose, asker_hash) DO UPDATE SET code_hash = excluded.code_hash,
          tries = 0, sent_at = excluded.sent_at, expires_at = excluded.expires_at, used_at = NULL
        WHERE c.sent_at <= now() - ${serverLimits.codePause}::int * interval '1 ms'
        RETURNING 1 AS kept`
      if (kept === undefined) {
        const before = yield* pauseLeft(to, purpose, holder)
        return yield* new RateLimitExceededError({
          reason: 'resend',
          retryAfter: Math.max(1, before),
        })
      }
      const own = {
        count: getGuaranteedRequestCount(client, serverLimits.codesGuaranteed),
        window: day,
      }
      // All spellings of an address count towards the limit of its mailbox.
      const counted = `code ${purpose} ${normalizeEmailForRateLimit(to)}`
      const isGuaranteed = yield* isWithinRateLimit(`${counted} a ${client.address}`, own)
      // Requests of other people do not count towards the limit of the owner of an address.
      const place = isOwner ? 'owner' : client.network
      const full = yield* countTowardsRateLimit(`${counted} ${place}`, daily)
      if (full !== undefined && !isGuaranteed)
        return yield* new RateLimitExceededError({ reason: 'day', retryAfter: full })
      if (!(yield* isWithinRateLimit(counted, daily))) {
        if (!isOwner) yield* payForFurtherCode(counted, client, paid)
        // Many codes do not help guessing: each allows one attempt.
        yield* sql`UPDATE bound_code SET tries = ${serverLimits.codeTries - 1}
          WHERE email_key = ${to} AND purpose = ${purpose} AND asker_hash = ${holder}`
      }
      yield* enqueueMail(yield* templates.code(to, language, purpose, code))
      return yield* recordAuditEvent('code-sent', subjectOf(to), { network: client.network })
    })
    yield* sql.withTransaction(keep)
    return { resendIn: serverLimits.codePause / 1000 }
  })

  const prove = Effect.fnUntraced(function* ({
    address,
    purpose,
    asker,
    code,
    account,
    client,
  }: Parameters<Codes['prove']>[0]) {
    const sql = yield* SqlClient.SqlClient
    const from = canonical(address)
    const hashes = yield* createDigestsWithEachKey(
      key,
      textOf(from, purpose, normalizeOneTimeCode(code)),
    )
    const proof = yield* generateSecret
    // One statement counts the attempt, uses the code and stores the proof: no race in between.
    const [tried] = yield* sql<{ right: boolean }>`
      WITH tried AS (
        UPDATE bound_code SET tries = tries + 1, used_at = CASE WHEN code_hash IN ${sql.in(hashes)} THEN now() END
        WHERE email_key = ${from} AND purpose = ${purpose} AND asker_hash = ${digestSecret(asker)} AND used_at IS NULL
          AND tries < ${serverLimits.codeTries} AND expires_at > now()
        RETURNING used_at IS NOT NULL AS "right"
      ), kept AS (
        INSERT INTO code_proof (proof_hash, email_key, purpose, account_id, expires_at)
        SELECT ${digestSecret(proof)}, ${from}, ${purpose}, ${account ?? null}::bigint,
          now() + ${serverLimits.proofTime}::int * interval '1 ms'
        FROM tried WHERE "right"
      )
      SELECT "right" FROM tried`
    // A code has its own attempts; without a sent code every attempt is a guess.
    if (tried === undefined) yield* limiter.take('code tries', client, rateLimits.codeTries)
    const kind = tried?.right === true ? 'code-right' : 'code-wrong'
    yield* recordAuditEvent(kind, subjectOf(from), { network: client.network })
    if (tried?.right !== true)
      return yield* new WrongCode({
        resendIn: yield* pauseLeft(from, purpose, digestSecret(asker)),
      })
    return { proof, address: from }
  })

  const tryProof = Effect.fnUntraced(function* (
    proof: string,
    purpose: OneTimeCodePurpose,
    account?: string,
  ) {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ address: string }>`UPDATE code_proof SET tries = tries + 1
      WHERE proof_hash = ${digestSecret(proof)} AND purpose = ${purpose}
        AND tries < ${serverLimits.codeTries} AND expires_at > now()
        AND account_id IS NOT DISTINCT FROM ${account ?? null}::bigint
      RETURNING email_key AS address`
    return row === undefined ? yield* new WrongProof() : row.address
  })

  const useProof = Effect.fnUntraced(function* (
    proof: string,
    purpose: OneTimeCodePurpose,
    account?: string,
  ) {
    const sql = yield* SqlClient.SqlClient
    const [row] = yield* sql<{ address: string }>`DELETE FROM code_proof
      WHERE proof_hash = ${digestSecret(proof)} AND purpose = ${purpose} AND expires_at > now()
        AND account_id IS NOT DISTINCT FROM ${account ?? null}::bigint
      RETURNING email_key AS address`
    return row === undefined ? yield* new WrongProof() : row.address
  })

  const revoke = Effect.fnUntraced(function* (address: string) {
    const sql = yield* SqlClient.SqlClient
    const from = canonical(address)
    // The codes first: a parallel verification waits here, or has stored a proof that the next statement deletes.
    yield* sql`UPDATE bound_code SET used_at = now() WHERE email_key = ${from} AND used_at IS NULL`
    yield* sql`DELETE FROM code_proof WHERE email_key = ${from}`
  })

  const grantProof = Effect.fnUntraced(function* (address: string, purpose: OneTimeCodePurpose) {
    const sql = yield* SqlClient.SqlClient
    const proof = yield* generateSecret
    yield* sql`INSERT INTO code_proof (proof_hash, email_key, purpose, expires_at)
      VALUES (${digestSecret(proof)}, ${canonical(address)}, ${purpose},
        now() + ${serverLimits.proofTime}::int * interval '1 ms')`
    return proof
  })

  const codes: Codes = {
    send: (request) =>
      database.use(send(request)).pipe(
        Effect.tap(() => countOneTimeCodeOutcome('sent')),
        Effect.tapErrorTag('RateLimitExceededError', () => countOneTimeCodeOutcome('limited')),
      ),
    prove: (request) =>
      database.use(prove(request)).pipe(
        Effect.tap(() => countOneTimeCodeOutcome('right')),
        Effect.tapErrorTag('WrongCode', () => countOneTimeCodeOutcome('wrong')),
      ),
    tryProof: (proof, purpose, account) => database.use(tryProof(proof, purpose, account)),
    useProof,
    grantProof,
    revoke,
  }
  return codes
})

/** One-time codes over the database. */
export class OneTimeCodeService extends Context.Service<OneTimeCodeService, Codes>()(
  'felcera/OneTimeCodeService',
) {
  static readonly layer = Layer.effect(OneTimeCodeService, makeCodes)
}
