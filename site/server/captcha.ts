import { createHash } from 'node:crypto'
import { Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import {
  puzzleSize,
  type CaptchaAnswer,
  type CaptchaPass,
  type IssuedCaptcha,
} from '#data/captcha.ts'
import { limits, rateLimits } from '#data/limits.ts'
import type { ClientAddress } from './clientAddress.ts'
import { Database, type DatabaseDown } from './database/database.ts'
import { countCaptcha } from './metrics.ts'
import type { Puzzles } from './puzzles.ts'
import { digestOf } from './secrets.ts'
import { takeTurn, type WaitFirst } from './sqlRateLimiter.ts'
import { newSecret } from './tokens.ts'

/** A captcha was answered wrongly, too late or before; or a pass is wrong, too old or used. Nobody is told which. */
export class NotVerified extends Schema.TaggedError<NotVerified>()('NotVerified', {}) {}

/**
 * Captchas, shared by all processes on a database. Each method keeps what it counts whatever becomes of the caller:
 * call them outside of a transaction.
 */
export interface Captcha {
  /** A puzzle and a proof of work, of which one is answered, once. */
  readonly issue: (client: ClientAddress) => Effect.Effect<IssuedCaptcha, WaitFirst | DatabaseDown>
  /** Takes the one answer a captcha has; a right one gives a pass. */
  readonly redeem: (
    answer: CaptchaAnswer,
    client: ClientAddress,
  ) => Effect.Effect<CaptchaPass, NotVerified | WaitFirst | DatabaseDown>
  /** Uses a pass up: what sign-up, sign-in and sending a code begin with. */
  readonly consume: (pass: string) => Effect.Effect<void, NotVerified | DatabaseDown>
}

/** Captchas over the database, with pictures of this process. */
export const makeCaptcha = Effect.fnUntraced(function* (puzzles: Puzzles) {
  const database = yield* Database

  const issue = Effect.fnUntraced(function* (client: ClientAddress) {
    yield* database.use(takeTurn('captchas', client, rateLimits.captchas))
    const { scene, piece, x, y } = yield* puzzles.next
    const id = yield* newSecret
    yield* database.use(keep(id, x, y))
    const { piece: size, width, height } = puzzleSize
    const issued: IssuedCaptcha = {
      id,
      expiresIn: limits.captchaTime / 1000,
      puzzle: { scene, piece, width, height, size, y },
      work: { algorithm: 'SHA-256', bits: limits.workBits },
    }
    return issued
  })

  const redeem = Effect.fnUntraced(function* (answer: CaptchaAnswer, client: ClientAddress) {
    const sql = yield* SqlClient.SqlClient
    yield* takeTurn('captcha answers', client, rateLimits.captchaAnswers)
    const { bits, place, time } = read(answer)
    const pass = yield* newSecret
    // One statement takes the captcha away, judges the answer and keeps the pass: of many at once one is judged.
    const [tried] = yield* sql<{ right: boolean }>`
      WITH tried AS (
        DELETE FROM captcha WHERE id_hash = ${digestOf(answer.id)} AND expires_at > now()
        RETURNING ${bits}::int >= bits
          OR (abs(x - ${place.x}::float8) <= ${place.byX}::float8
            AND abs(y - ${place.y}::float8) <= ${place.byY}::float8
            AND ${time}::int * interval '1 ms' <= now() - issued_at + interval '1 s') AS "right"
      ), kept AS (
        INSERT INTO captcha_pass (pass_hash, expires_at)
        SELECT ${digestOf(pass)}, now() + ${limits.passTime}::int * interval '1 ms' FROM tried WHERE "right"
      )
      SELECT "right" FROM tried`
    if (tried?.right !== true) return yield* new NotVerified()
    return { pass, expiresIn: limits.passTime / 1000 }
  })

  const consume = Effect.fnUntraced(function* (pass: string) {
    const sql = yield* SqlClient.SqlClient
    const used = yield* sql`DELETE FROM captcha_pass
      WHERE pass_hash = ${digestOf(pass)} AND expires_at > now() RETURNING 1 AS used`
    if (used.length === 0) yield* new NotVerified()
  })

  const captcha: Captcha = {
    issue: (client) => Effect.tap(issue(client), () => countCaptcha('issued')),
    redeem: (answer, client) =>
      database.use(redeem(answer, client)).pipe(
        Effect.tap(() => countCaptcha('right')),
        Effect.tapErrorTag('NotVerified', () => countCaptcha('wrong')),
      ),
    consume: (pass) => database.use(consume(pass)),
  }
  return captcha
})

const keep = Effect.fnUntraced(function* (id: string, x: number, y: number) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`INSERT INTO captcha (id_hash, x, y, bits, issued_at, expires_at)
    VALUES (${digestOf(id)}, ${x}, ${y}, ${limits.workBits}, now(),
      now() + ${limits.captchaTime}::int * interval '1 ms')`
})

interface Claim {
  /** Leading zero bits of the work; -1 without any. */
  readonly bits: number
  /** Where the piece is said to belong, and how far from it that may be; nowhere without a puzzle. */
  readonly place: {
    readonly x: number
    readonly y: number
    readonly byX: number
    readonly byY: number
  }
  /** Milliseconds the drag took: no longer than the captcha has been there. */
  readonly time: number
}

const nowhere = { x: 0, y: 0, byX: -1, byY: -1 }

/** What an answer claims, of which nothing has been believed yet. */
function read({ id, x, point, work, trace }: CaptchaAnswer): Claim {
  if (work !== undefined) return { bits: zeroBits(`${id}.${work}`), place: nowhere, time: 0 }
  if (point !== undefined) {
    const half = puzzleSize.piece / 2
    return {
      bits: -1,
      place: { x: point.x - half, y: point.y - half, byX: half, byY: half },
      time: 0,
    }
  }
  if (x === undefined || (trace !== undefined && !isPossible(trace, x)))
    return { bits: -1, place: nowhere, time: 0 }
  const place = { x, y: 0, byX: limits.puzzleTolerance, byY: puzzleSize.height }
  return { bits: -1, place, time: Math.ceil(trace?.at(-1)?.[0] ?? 0) }
}

/** Leading zero bits of a text's SHA-256. */
function zeroBits(text: string): number {
  const digest = createHash('sha256').update(text).digest()
  const first = digest.findIndex((byte) => byte !== 0)
  return first === -1 ? 256 : first * 8 + Math.clz32(digest[first] ?? 0) - 24
}

/**
 * Whether a hand can have dragged like this: it ends where the piece was put, time never runs back, and a way of
 * some length takes some time. One or two points are a click or a key, which a trace cannot judge.
 */
export function isPossible(trace: NonNullable<CaptchaAnswer['trace']>, x: number): boolean {
  const [first, last] = [trace[0], trace.at(-1)]
  if (first === undefined || last === undefined) return true
  if (Math.abs(last[1] - x) > 1) return false
  if (trace.some(([time], index) => time < (trace[index - 1]?.[0] ?? 0))) return false
  const isDrag = trace.length > 2 && Math.abs(last[1] - first[1]) > puzzleSize.piece / 2
  return !isDrag || last[0] - first[0] >= limits.traceTime
}
