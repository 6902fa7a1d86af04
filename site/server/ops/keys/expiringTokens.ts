import { Clock, Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { KeyRing } from '../keyRing.ts'
import { digestSecret } from '../secrets.ts'

const Contents = Schema.fromJsonString(
  Schema.Struct({ until: Schema.Number, state: Schema.Unknown }),
)
const encodeContents = Schema.encodeSync(Contents)
const decodeContents = Schema.decodeUnknownEffect(Contents)

/**
 * Issues a token that contains its own state, encrypted, and expires after some milliseconds. Nothing is stored, so any
 * number of tokens takes no space.
 */
export const issueExpiringToken = Effect.fnUntraced(function* (
  purpose: string,
  state: unknown,
  lifetime: number,
) {
  const until = (yield* Clock.currentTimeMillis) + lifetime
  return (yield* KeyRing).encrypt(purpose, encodeContents({ until, state }))
})

/** The state of a token; none if it has expired, or was not issued for the purpose. */
export const readExpiringToken = Effect.fnUntraced(function* (purpose: string, token: string) {
  const text = (yield* KeyRing).decrypt(purpose, token)
  if (text === undefined) return undefined
  const { until, state } = yield* Effect.orDie(decodeContents(text))
  return until > (yield* Clock.currentTimeMillis) ? state : undefined
})

/** Marks a token as used until it expires; returns whether this was the first use, in any process. */
export const redeemExpiringToken = Effect.fnUntraced(function* (
  purpose: string,
  token: string,
  lifetime: number,
) {
  const sql = yield* SqlClient.SqlClient
  const first = yield* sql`INSERT INTO used_signature (digest, expires_at)
    VALUES (${digestSecret(`${purpose} ${token}`)}, now() + ${lifetime}::int * interval '1 ms')
    ON CONFLICT DO NOTHING RETURNING 1`
  return first.length > 0
})
