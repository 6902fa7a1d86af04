import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { CurrentApiCaller } from '#data/api/currentCaller.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { generateSecret } from '../ops/randomTokens.ts'
import { createKeyedDigest, createDigestsWithEachKey } from '../ops/secrets.ts'

const purpose = 'known-device'

/** Reads the tokens of the device cookie, one per account; malformed ones are left out. */
export const readDeviceTokens = (value = ''): readonly string[] =>
  value
    .split('.')
    .filter((token) => /^[\w-]{43}$/.test(token))
    .slice(0, serverLimits.deviceTokens)

const writeDeviceTokens = (tokens: readonly string[]): string =>
  tokens.slice(0, serverLimits.deviceTokens).join('.')

const digestText = (account: string, token: string) => `${account} ${token}`

/** Returns the token in the caller's cookie from an earlier sign-in to an account; none on a new device. */
export const findKnownDevice = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const { deviceTokens } = yield* CurrentApiCaller
  const candidates: { readonly token: string; readonly digest: Buffer }[] = []
  for (const token of deviceTokens)
    for (const digest of yield* createDigestsWithEachKey(purpose, digestText(account, token)))
      candidates.push({ token, digest })
  if (candidates.length === 0) return undefined
  const digests = candidates.map(({ digest }) => digest)
  const [row] = yield* sql<{ digest: Buffer }>`SELECT token_hash AS digest FROM known_device
    WHERE account_id = ${account}::bigint AND token_hash IN ${sql.in(digests)}
      AND seen_at > now() - ${serverLimits.knownDeviceDays}::int * interval '1 day'`
  return row && candidates.find(({ digest }) => digest.equals(row.digest))?.token
})

/**
 * Records a sign-in on the caller's device; returns the value for its cookie, and whether the device is new to the
 * account. A new device gets a new token, so that a token planted in the browser before is worthless.
 */
export const rememberDevice = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const { deviceTokens } = yield* CurrentApiCaller
  const known = yield* findKnownDevice(account)
  const token = known ?? (yield* generateSecret)
  const digest = yield* createKeyedDigest(purpose, digestText(account, token))
  yield* sql`INSERT INTO known_device (account_id, token_hash, seen_at)
    VALUES (${account}::bigint, ${digest}, now())
    ON CONFLICT (account_id, token_hash) DO UPDATE SET seen_at = now()`
  const others = deviceTokens.filter((other) => other !== token)
  return { device: writeDeviceTokens([token, ...others]), isNew: known === undefined }
})

/** Deletes the known devices of an account, as part of the current transaction. */
export const forgetDevices = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  yield* sql`DELETE FROM known_device WHERE account_id = ${account}::bigint`
})
