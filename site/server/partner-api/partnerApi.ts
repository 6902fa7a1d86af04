import { createHmac, timingSafeEqual } from 'node:crypto'
import { Clock, Effect, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { illustrativeStorageSystems } from '#data/partner-api/illustrativeStorageSystems.ts'
import { serverLimits, partnerApiRateLimit } from '#data/ops/limits.ts'
import type { PartnerApiScope } from '#data/partner-api/systems.ts'
import type { PartnerApiAccess } from '#data/account/profile.ts'
import { KeyRing } from '../ops/keyRing.ts'
import { digestSecret, createDigestsWithEachKey } from '../ops/secrets.ts'
import { formatTimeColumnAsIso } from '../account/sessions.ts'
import { isWithinRateLimit } from '../http/sqlRateLimiter.ts'
import { RandomTokens } from '../ops/randomTokens.ts'

const purpose = 'open-api'

/** The Open API access of an account: scopes, credentials, systems. */
export const readPartnerApiAccess = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<
    Omit<PartnerApiAccess, 'systems'>
  >`SELECT cardinality(open_api_scopes) > 0 AS active,
      open_api_scopes AS scopes, c.client_id AS "clientId",
      ${formatTimeColumnAsIso(sql, 'c.created_at')} AS "createdAt"
    FROM account a LEFT JOIN credential c ON c.account_id = a.id WHERE a.id = ${account}::bigint`
  const state = row ?? { active: false, scopes: [], clientId: null, createdAt: null }
  const systems = state.active ? listAccountSystems(account) : []
  return { ...state, systems: systems.map(({ id, site }) => ({ id, site })) }
})

/** The illustrative systems, with ids derived from the account, so that no account can use another's. */
export const listAccountSystems = (account: string) => {
  const own = digestSecret(`open-api-system ${account}`).toString('hex').slice(0, 12)
  return illustrativeStorageSystems.map((system) => ({
    id: `example-${own}-${system.kind}`,
    site: `example-${own}-${system.kind}-site`,
    system,
  }))
}

// Derived on every call: no row stores it, and a new seed invalidates the previous secret. Derived with every key of
// the ring, the newest first: a secret is valid while its key is in the ring.
const secretsOf = (seed: Uint8Array) =>
  Effect.map(createDigestsWithEachKey(purpose, Buffer.from(seed).toString('hex')), (digests) =>
    digests.map((digest) => digest.toString('base64url')),
  )

/** Replaces the credentials; the secret is returned only once. None if the API is not enabled. */
export const renewPartnerApiCredentials = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const tokens = yield* RandomTokens
  const seed = tokens.secret()
  const [row] = yield* sql<{
    clientId: string
  }>`INSERT INTO credential AS c (client_id, seed, account_id, key_id)
    SELECT ${`fe-${tokens.reference().toLowerCase()}`}, ${seed}, id, ${(yield* KeyRing).newest} FROM account
    WHERE id = ${account}::bigint AND cardinality(open_api_scopes) > 0
    ON CONFLICT (account_id) DO UPDATE SET seed = excluded.seed, key_id = excluded.key_id, created_at = now()
    RETURNING client_id AS "clientId"`
  const [secret = ''] = yield* secretsOf(seed)
  return row === undefined ? undefined : { ...row, secret }
})

/** The signature of a request: base64 of HMAC-SHA256 over method, path and time, separated by line feeds. */
const signRequest = (secret: string, method: string, path: string, time: string): string =>
  createHmac('sha256', secret).update(`${method}\n${path}\n${time}`).digest('base64')

/** The signed parts of a request. */
export interface SignedPartnerApiRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly clientId: string
  /** ISO 8601. */
  readonly time: string
  readonly signature: string
}

/** The timestamp of a request is too far from the server's time. */
class TimestampRejected extends Schema.TaggedError<TimestampRejected>()('TimestampRejected', {}) {}

/** The signature does not match, or the client is unknown; responses do not reveal which. */
class SignatureRejected extends Schema.TaggedError<SignatureRejected>()('SignatureRejected', {}) {}

/** The signature was used before: each is valid for one request. */
class SignatureReused extends Schema.TaggedError<SignatureReused>()('SignatureReused', {}) {}

/** The account lacks the permission for this call. */
class ScopeMissing extends Schema.TaggedError<ScopeMissing>()('ScopeMissing', {}) {}

/** The credentials exceeded their rate limit. */
class CallsExceeded extends Schema.TaggedError<CallsExceeded>()('CallsExceeded', {}) {}

/** Returns the account that signed a request. */
export const authenticateSignedRequest = Effect.fnUntraced(function* (
  request: SignedPartnerApiRequest,
  scope: PartnerApiScope,
) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  const age = Math.abs(now - Date.parse(request.time))
  if (!(age <= serverLimits.signedTime)) return yield* new TimestampRejected()
  const [client] = yield* sql<{
    seed: Uint8Array
    account: string
    username: string
    scopes: readonly string[]
  }>`
    SELECT c.seed, a.id::text AS account, a.username, a.open_api_scopes AS scopes
    FROM credential c JOIN account a ON a.id = c.account_id
    WHERE c.client_id = ${request.clientId} AND a.delete_at IS NULL`
  const secrets = yield* secretsOf(client?.seed ?? new Uint8Array(32))
  const { method, path, time } = request
  const given = Buffer.from(request.signature)
  const same = secrets
    .map((secret) => Buffer.from(signRequest(secret, method, path, time)))
    .some((expected) => expected.length === given.length && timingSafeEqual(expected, given))
  if (client === undefined || !same) return yield* new SignatureRejected()
  // Stored for twice the tolerance of timestamps: afterwards the timestamp alone is rejected.
  const first = yield* sql`INSERT INTO used_signature (digest, expires_at)
    VALUES (${digestSecret(`${request.clientId} ${request.signature}`)},
      now() + ${2 * serverLimits.signedTime}::int * interval '1 ms')
    ON CONFLICT DO NOTHING RETURNING 1`
  if (first.length === 0) return yield* new SignatureReused()
  if (!client.scopes.includes(scope)) return yield* new ScopeMissing()
  if (!(yield* isWithinRateLimit(`open api ${request.clientId}`, partnerApiRateLimit)))
    return yield* new CallsExceeded()
  return { account: client.account, username: client.username, scopes: client.scopes }
})
