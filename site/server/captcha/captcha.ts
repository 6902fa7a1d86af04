import { Clock, Context, Effect, Layer, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  captchaPuzzleSize,
  type CaptchaAnswer,
  type CaptchaPass,
  type CaptchaPurpose,
  type IssuedCaptcha,
} from '#data/captcha/captcha.ts'
import { serverLimits, rateLimits } from '#data/ops/limits.ts'
import type { ClientAddress } from '../http/clientAddress.ts'
import { Database, type DatabaseUnavailableError } from '../database/database.ts'
import {
  issueExpiringToken,
  readExpiringToken,
  redeemExpiringToken,
} from '../ops/keys/expiringTokens.ts'
import { countCaptchaOutcome } from '../ops/metrics.ts'
import { makeWorkLanes, type WorkLaneFullError } from '../ops/queue/workLanes.ts'
import { CaptchaPuzzlePool } from './puzzles.ts'
import { digestSecret, createKeyedDigest, createDigestsWithEachKey } from '../ops/secrets.ts'
import { RateLimiter } from '../http/rateLimiter.ts'
import { countClientLoad, type RateLimitExceededError } from '../http/sqlRateLimiter.ts'
import { generateSecret, RandomTokens } from '../ops/randomTokens.ts'
import { computeCaptchaDifficultyOfClicks, computeCaptchaDifficultyOfLoad } from './price.ts'
import { verifyProofOfWork } from './proofOfWork.ts'
import { chooseCaptchaWorkLane, countWrongCaptchaWork } from './workLane.ts'

/** Key label of captchas: contents of ids, and networks of passes. */
const purpose = 'captcha'

/**
 * A captcha was answered wrongly, too late or before, or a pass is wrong, expired or used. Responses do not reveal
 * which.
 */
export class CaptchaNotVerifiedError extends Schema.TaggedError<CaptchaNotVerifiedError>()(
  'CaptchaNotVerifiedError',
  {},
) {}

/** Captchas, shared by all processes on a database. `redeem` and `consume` count even if the caller fails: call them outside of a transaction. */
interface Captchas {
  /** Issues a puzzle and a proof of work, for a pass of at least the given price; one of them can be answered, once. */
  readonly issue: (
    client: ClientAddress,
    price: number,
  ) => Effect.Effect<IssuedCaptcha, DatabaseUnavailableError>
  /** Verifies the answer to a captcha, of which there is only one; returns a pass if it is correct. */
  readonly redeem: (
    answer: CaptchaAnswer,
    client: ClientAddress,
  ) => Effect.Effect<
    CaptchaPass,
    CaptchaNotVerifiedError | RateLimitExceededError | WorkLaneFullError | DatabaseUnavailableError
  >
  /** Deletes a pass and returns its price; fails if it is not valid for the purpose, or was issued to another network. */
  readonly consume: (
    pass: string,
    use: CaptchaPurpose,
    client: ClientAddress,
  ) => Effect.Effect<number, CaptchaNotVerifiedError | DatabaseUnavailableError>
}

/**
 * Content of the id of a captcha, encrypted: positions of both pieces, price, links of its work, and time of issue
 * (milliseconds since 1970).
 */
const CaptchaState = Schema.Struct({
  x: Schema.Int,
  clickX: Schema.Int,
  clickY: Schema.Int,
  price: Schema.Int,
  links: Schema.Int,
  at: Schema.Int,
})
const decodeState = Schema.decodeUnknownEffect(CaptchaState)

const makeCaptchas = Effect.gen(function* () {
  const database = yield* Database
  const limiter = yield* RateLimiter
  const puzzles = yield* CaptchaPuzzlePool
  const { below } = yield* RandomTokens
  const lanes = makeWorkLanes(1, serverLimits.workQueue)

  const issue = Effect.fnUntraced(function* (client: ClientAddress, wanted: number) {
    const { scene, piece, clickPiece, places } = yield* puzzles.next
    const { x, y, clickX, clickY } = places
    const work = Effect.gen(function* () {
      const load = yield* countClientLoad('captchas', client, rateLimits.captchas)
      const price = Math.max(wanted, computeCaptchaDifficultyOfLoad(load))
      const links = price * serverLimits.workLinks
      const state = { x, clickX, clickY, price, links, at: yield* Clock.currentTimeMillis }
      return { links, id: yield* issueExpiringToken(purpose, state, serverLimits.captchaTime) }
    })
    const { id, links } = yield* database.use(work)
    const { piece: size, width, height } = captchaPuzzleSize
    const issued: IssuedCaptcha = {
      id,
      expiresIn: serverLimits.captchaTime / 1000,
      puzzle: { scene, piece, clickPiece, width, height, size, y },
      work: { algorithm: 'scrypt', links },
    }
    return issued
  })

  /** Verifies an answer without its proof of work. */
  const isPlaced = Effect.fnUntraced(function* (
    { x, point, trace }: CaptchaAnswer,
    state: typeof CaptchaState.Type,
  ) {
    if (point !== undefined) {
      const half = captchaPuzzleSize.piece / 2
      return (
        Math.abs(state.clickX - (point.x - half)) <= serverLimits.clickTolerance &&
        Math.abs(state.clickY - (point.y - half)) <= serverLimits.clickTolerance
      )
    }
    if (x === undefined) return true
    const time = trace?.at(-1)?.[0] ?? 0
    const shown = (yield* Clock.currentTimeMillis) - state.at
    return (
      Math.abs(state.x - x) <= serverLimits.puzzleTolerance &&
      // No longer than the age of the captcha, with tolerance for the duration of the request.
      time <= shown + 1_000 &&
      (trace === undefined || isPossible(trace, x))
    )
  })

  /** Previously clicked pictures, stored with the pass of the last one. */
  const countClickedPictures = Effect.fnUntraced(function* (
    { before, purpose: use }: CaptchaAnswer,
    client: ClientAddress,
  ) {
    if (before === undefined) return 0
    return (yield* takePass(before, use, client))?.clicks ?? 0
  })

  const redeem = Effect.fnUntraced(function* (answer: CaptchaAnswer, client: ClientAddress) {
    const sql = yield* SqlClient.SqlClient
    const { id, point, work = '' } = answer
    const found = yield* readExpiringToken(purpose, id)
    // Before any verification: of concurrent answers only one counts.
    if (found === undefined || !(yield* redeemExpiringToken(purpose, id, serverLimits.captchaTime)))
      return yield* new CaptchaNotVerifiedError()
    const state = yield* Effect.orDie(decodeState(found))
    if (!(yield* isPlaced(answer, state))) return yield* new CaptchaNotVerifiedError()
    if (point === undefined) {
      const lane = yield* chooseCaptchaWorkLane(client)
      if (!(yield* lanes.run(lane, verifyProofOfWork(id, state.links, work, below)))) {
        yield* countWrongCaptchaWork(client)
        return yield* new CaptchaNotVerifiedError()
      }
    }
    const clicks = point === undefined ? 0 : 1 + (yield* countClickedPictures(answer, client))
    const price = point === undefined ? state.price : computeCaptchaDifficultyOfClicks(clicks)
    const lifetime = point === undefined ? serverLimits.passTime : serverLimits.clickPassTime
    const pass = yield* generateSecret
    yield* sql`INSERT INTO captcha_pass (pass_hash, purpose, network, price, clicks, expires_at)
      VALUES (${digestSecret(pass)}, ${answer.purpose}, ${yield* createKeyedDigest(purpose, client.network)},
        ${price}, ${clicks}, now() + ${lifetime}::int * interval '1 ms')`
    return { pass, price, expiresIn: lifetime / 1000 }
  })

  const consume = Effect.fnUntraced(function* (
    pass: string,
    use: CaptchaPurpose,
    client: ClientAddress,
  ) {
    const used = yield* takePass(pass, use, client)
    return (used ?? (yield* new CaptchaNotVerifiedError())).price
  })

  const captchas: Captchas = {
    issue: (client, price) => Effect.tap(issue(client, price), () => countCaptchaOutcome('issued')),
    redeem: (answer, client) =>
      Effect.andThen(
        // A proof of work has its cost; a click may be a guess.
        answer.point === undefined
          ? Effect.void
          : limiter.take('captcha clicks', client, rateLimits.captchaClicks),
        database.use(redeem(answer, client)),
      ).pipe(
        Effect.tap(() => countCaptchaOutcome('right')),
        Effect.tapErrorTag('CaptchaNotVerifiedError', () => countCaptchaOutcome('wrong')),
      ),
    consume: (pass, use, client) => database.use(consume(pass, use, client)),
  }
  return captchas
})

/** Captchas over the database, with pictures of this process. */
export class CaptchaService extends Context.Service<CaptchaService, Captchas>()(
  'felcera/CaptchaService',
) {
  static readonly layer = Layer.effect(CaptchaService, makeCaptchas)
}

/** Deletes a pass that is valid for a use in the network of a client; returns its price and the pictures clicked for it. */
const takePass = Effect.fnUntraced(function* (
  pass: string,
  use: CaptchaPurpose,
  { network }: ClientAddress,
) {
  const sql = yield* SqlClient.SqlClient
  const networks = yield* createDigestsWithEachKey(purpose, network)
  const [used] = yield* sql<{ price: number; clicks: number }>`DELETE FROM captcha_pass
    WHERE pass_hash = ${digestSecret(pass)} AND expires_at > now()
      AND purpose = ${use} AND network IN ${sql.in(networks)} RETURNING price, clicks`
  return used
})

/**
 * Checks the trace of a drag for plausibility: it ends at the position of the piece, time never runs backwards, and a
 * long way takes a minimum time. One or two points are a click or a key, which have no trace to check.
 */
function isPossible(trace: NonNullable<CaptchaAnswer['trace']>, x: number): boolean {
  const [first, last] = [trace[0], trace.at(-1)]
  if (first === undefined || last === undefined) return true
  if (Math.abs(last[1] - x) > 1) return false
  if (trace.some(([time], index) => time < (trace[index - 1]?.[0] ?? 0))) return false
  const isDrag = trace.length > 2 && Math.abs(last[1] - first[1]) > captchaPuzzleSize.piece / 2
  return !isDrag || last[0] - first[0] >= serverLimits.traceTime
}
