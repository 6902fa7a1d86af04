import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { limits } from '#data/ops/limits.ts'
import { RandomTokens } from '../../ops/randomTokens.ts'
import { digestSecret } from '../../ops/secrets.ts'

/** Ceremonies; a challenge is valid for the one it was issued for. */
export type PasskeyPurpose = 'sign-in' | 'registration' | 'confirmation'

/** Issues a challenge, for an account unless it is for a sign-in; only its digest is stored. */
export const issuePasskeyChallenge = Effect.fnUntraced(function* (
  purpose: PasskeyPurpose,
  account?: string,
) {
  const sql = yield* SqlClient.SqlClient
  const challenge = Uint8Array.from((yield* RandomTokens).secret())
  const text = Buffer.from(challenge).toString('base64url')
  yield* sql`INSERT INTO passkey_challenge (challenge_hash, purpose, account_id, expires_at)
    VALUES (${digestSecret(text)}, ${purpose}, ${account ?? null}::bigint,
      now() + ${limits.passkeyTime}::int * interval '1 ms')`
  return challenge
})

/** Uses up a challenge, whatever its response is worth; returns whether it was valid. */
export const usePasskeyChallenge = Effect.fnUntraced(function* (
  challenge: string,
  purpose: PasskeyPurpose,
  account?: string,
) {
  const sql = yield* SqlClient.SqlClient
  const rows = yield* sql`DELETE FROM passkey_challenge
    WHERE challenge_hash = ${digestSecret(challenge)} AND purpose = ${purpose}
      AND account_id IS NOT DISTINCT FROM ${account ?? null}::bigint AND expires_at > now()
    RETURNING 1`
  return rows.length > 0
})
