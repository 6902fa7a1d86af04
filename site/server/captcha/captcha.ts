import { createHash } from 'node:crypto'
import { Context, Effect, Layer, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  captchaPuzzleSize,
  type CaptchaAnswer,
  type CaptchaPass,
  type CaptchaPurpose,
  type IssuedCaptcha,
} from '#data/captcha/captcha.ts'
import { limits, rateLimits } from '#data/ops/limits.ts'
import type { ClientAddress } from '../http/clientAddress.ts'
import { Database, type DatabaseUnavailableError } from '../database/database.ts'
import { countCaptchaOutcome } from '../ops/metrics.ts'
import { CaptchaPuzzleQueue } from './puzzles.ts'
import type { PuzzlePiecePositions } from './puzzlePictures.ts'
import { digestSecret, createKeyedDigest, listKeyedDigests } from '../ops/secrets.ts'
import { RateLimiter } from '../http/rateLimiter.ts'
import type { RateLimitExceededError } from '../http/sqlRateLimiter.ts'
import { generateSecret } from '../ops/randomTokens.ts'

const purpose = 'captcha'

/** A captcha was answered wrongly, too late or before; or a pass is wrong, expired or used. Answers do not tell which. */
export class CaptchaNotVerifiedError extends Schema.TaggedError<CaptchaNotVerifiedError>()(
  'NotVerified',
  {},
) {}

/**
 * Captchas, shared by all processes on a database. Each method counts attempts even if the caller fails: call them
 * outside of a transaction.
 */
interface Captchas {
  /** Issues a puzzle and a proof of work; one of them is answered, once. */
  readonly issue: (
    client: ClientAddress,
  ) => Effect.Effect<IssuedCaptcha, RateLimitExceededError | DatabaseUnavailableError>
  /** Checks the only answer to a captcha; a right one returns a pass. */
  readonly redeem: (
    answer: CaptchaAnswer,
    client: ClientAddress,
  ) => Effect.Effect<
    CaptchaPass,
    CaptchaNotVerifiedError | RateLimitExceededError | DatabaseUnavailableError
  >
  /** Deletes a pass; fails if it is not valid for the purpose, or was issued to another network. */
  readonly consume: (
    pass: string,
    use: CaptchaPurpose,
    client: ClientAddress,
  ) => Effect.Effect<void, CaptchaNotVerifiedError | DatabaseUnavailableError>
}

const makeCaptchas = Effect.gen(function* () {
  const database = yield* Database
  const limiter = yield* RateLimiter
  const puzzles = yield* CaptchaPuzzleQueue

  const issue = Effect.fnUntraced(function* (client: ClientAddress) {
    yield* limiter.take('captchas', client, rateLimits.captchas)
    const { scene, piece, clickPiece, places } = yield* puzzles.next
    const id = yield* generateSecret
    yield* database.use(store(id, places))
    const { piece: size, width, height } = captchaPuzzleSize
    const issued: IssuedCaptcha = {
      id,
      expiresIn: limits.captchaTime / 1000,
      puzzle: { scene, piece, clickPiece, width, height, size, y: places.y },
      work: { algorithm: 'SHA-256', bits: limits.workBits },
    }
    return issued
  })

  const redeem = Effect.fnUntraced(function* (answer: CaptchaAnswer, { network }: ClientAddress) {
    const sql = yield* SqlClient.SqlClient
    const { bits, x, point, time } = read(answer)
    const pass = yield* generateSecret
    // One statement deletes the captcha, checks the answer and stores the pass: of many at once one is checked.
    const [tried] = yield* sql<{ right: boolean }>`
      WITH tried AS (
        DELETE FROM captcha WHERE id_hash = ${digestSecret(answer.id)} AND expires_at > now()
        RETURNING CASE WHEN ${point !== undefined}::boolean
          THEN abs(click_x - ${point?.x ?? 0}::float8) <= ${limits.clickTolerance}::int
            AND abs(click_y - ${point?.y ?? 0}::float8) <= ${limits.clickTolerance}::int
          ELSE ${bits}::int >= bits
            AND (${x === undefined}::boolean OR abs(x - ${x ?? 0}::float8) <= ${limits.puzzleTolerance}::int)
            AND ${time}::int * interval '1 ms' <= now() - issued_at + interval '1 s' END AS "right"
      ), kept AS (
        INSERT INTO captcha_pass (pass_hash, purpose, network, expires_at)
        SELECT ${digestSecret(pass)}, ${answer.purpose}, ${yield* createKeyedDigest(purpose, network)}::bytea,
          now() + ${limits.passTime}::int * interval '1 ms' FROM tried WHERE "right"
      )
      SELECT "right" FROM tried`
    if (tried?.right !== true) return yield* new CaptchaNotVerifiedError()
    return { pass, expiresIn: limits.passTime / 1000 }
  })

  const consume = Effect.fnUntraced(function* (
    pass: string,
    use: CaptchaPurpose,
    { network }: ClientAddress,
  ) {
    const sql = yield* SqlClient.SqlClient
    const networks = yield* listKeyedDigests(purpose, network)
    // Passes of earlier builds have neither purpose nor network.
    const used = yield* sql`DELETE FROM captcha_pass
      WHERE pass_hash = ${digestSecret(pass)} AND expires_at > now()
        AND (purpose IS NULL OR purpose = ${use})
        AND (network IS NULL OR network IN ${sql.in(networks)}) RETURNING 1 AS used`
    if (used.length === 0) yield* new CaptchaNotVerifiedError()
  })

  const captchas: Captchas = {
    issue: (client) => Effect.tap(issue(client), () => countCaptchaOutcome('issued')),
    redeem: (answer, client) =>
      Effect.andThen(
        limiter.take('captcha answers', client, rateLimits.captchaAnswers),
        database.use(redeem(answer, client)),
      ).pipe(
        Effect.tap(() => countCaptchaOutcome('right')),
        Effect.tapErrorTag('NotVerified', () => countCaptchaOutcome('wrong')),
      ),
    consume: (pass, use, client) => database.use(consume(pass, use, client)),
  }
  return captchas
})

/** Captchas over the database, with pictures of this process. */
export class CaptchaService extends Context.Service<CaptchaService, Captchas>()('felcera/Captcha') {
  static readonly layer = Layer.effect(CaptchaService, makeCaptchas)
}

const store = Effect.fnUntraced(function* (
  id: string,
  { x, y, clickX, clickY }: PuzzlePiecePositions,
) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO captcha (id_hash, x, y, click_x, click_y, bits, issued_at, expires_at)
    VALUES (${digestSecret(id)}, ${x}, ${y}, ${clickX}, ${clickY}, ${limits.workBits}, now(),
      now() + ${limits.captchaTime}::int * interval '1 ms')`
})

interface Claim {
  /** Leading zero bits of the work; -1 without any. */
  readonly bits: number
  /** Claimed left edge of the piece; none without the slider. */
  readonly x?: number
  /** Claimed corner of the piece that clicks are for. */
  readonly point?: { readonly x: number; readonly y: number }
  /** Milliseconds the drag took: no longer than the captcha has been there. */
  readonly time: number
}

/** The claims of an answer, not checked yet. */
function read({ id, x, point, work, trace }: CaptchaAnswer): Claim {
  if (point !== undefined) {
    const half = captchaPuzzleSize.piece / 2
    return { bits: -1, point: { x: point.x - half, y: point.y - half }, time: 0 }
  }
  const bits = work === undefined ? -1 : zeroBits(`${id}.${work}`)
  if (x === undefined) return { bits, time: 0 }
  if (trace !== undefined && !isPossible(trace, x)) return { bits: -1, x, time: 0 }
  return { bits, x, time: Math.ceil(trace?.at(-1)?.[0] ?? 0) }
}

/** Leading zero bits of a text's SHA-256. */
function zeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest()
  const first = digest.findIndex((byte) => byte !== 0)
  return first === -1 ? 256 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}

/**
 * Checks that a person can have dragged like this: the trace ends where the piece was put, time never runs back, and
 * a long way takes some time. One or two points are a click or a key, which have no trace to check.
 */
function isPossible(trace: NonNullable<CaptchaAnswer['trace']>, x: number): boolean {
  const [first, last] = [trace[0], trace.at(-1)]
  if (first === undefined || last === undefined) return true
  if (Math.abs(last[1] - x) > 1) return false
  if (trace.some(([time], index) => time < (trace[index - 1]?.[0] ?? 0))) return false
  const isDrag = trace.length > 2 && Math.abs(last[1] - first[1]) > captchaPuzzleSize.piece / 2
  return !isDrag || last[0] - first[0] >= limits.traceTime
}
