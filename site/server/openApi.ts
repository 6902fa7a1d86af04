import { createHmac, timingSafeEqual } from 'node:crypto'
import { Clock, Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import type { OpenApiState } from '#data/ownAccount.ts'
import { limits, openApiCalls } from '#data/limits.ts'
import { keyedDigestOf } from './secrets.ts'
import { isoTime } from './sessions.ts'
import { withinLimit } from './sqlRateLimiter.ts'
import { Tokens } from './tokens.ts'

const purpose = 'open-api'

/** What an activated account may do: each call asks for its own scope. */
export const openApiScopes: readonly string[] = ['whoami']

/** What an account may do with the Open API, and with which credentials. */
export const openApiState = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<OpenApiState>`SELECT cardinality(open_api_scopes) > 0 AS active,
      open_api_scopes AS scopes, c.client_id AS "clientId",
      ${isoTime(sql, 'c.created_at')} AS "createdAt"
    FROM account a LEFT JOIN credential c ON c.account_id = a.id WHERE a.id = ${account}::bigint`
  return row ?? { active: false, scopes: [], clientId: null, createdAt: null }
})

// Worked out anew for every call: no row holds it, and a new seed makes the one before useless.
const secretOf = (seed: Uint8Array) =>
  Effect.map(keyedDigestOf(purpose, Buffer.from(seed).toString('hex')), (secret) =>
    secret.toString('base64url'),
  )

/** New credentials in place of those before; the secret is shown this once. None where the API is not open. */
export const renewCredentials = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const tokens = yield* Tokens
  const seed = tokens.secret()
  const [row] = yield* sql<{
    clientId: string
  }>`INSERT INTO credential AS c (client_id, seed, account_id)
    SELECT ${`fe-${tokens.reference().toLowerCase()}`}, ${seed}, id FROM account
    WHERE id = ${account}::bigint AND cardinality(open_api_scopes) > 0
    ON CONFLICT (account_id) DO UPDATE SET seed = excluded.seed, created_at = now()
    RETURNING client_id AS "clientId"`
  return row === undefined ? undefined : { ...row, secret: yield* secretOf(seed) }
})

/** The signature of a request: base64 of HMAC-SHA256 over method, path and time, parted by line feeds. */
export const signRequest = (secret: string, method: string, path: string, time: string): string =>
  createHmac('sha256', secret).update(`${method}\n${path}\n${time}`).digest('base64')

/** A request as it was signed. */
export interface SignedRequest {
  readonly method: string
  /** With its query. */
  readonly path: string
  readonly clientId: string
  /** ISO 8601. */
  readonly time: string
  readonly signature: string
}

/** Who signed a request, or why it is refused; an unknown client and a wrong signature are one. */
export const recognise = Effect.fnUntraced(function* (request: SignedRequest, scope: string) {
  const sql = yield* SqlClient.SqlClient
  const now = yield* Clock.currentTimeMillis
  const age = Math.abs(now - Date.parse(request.time))
  if (!(age <= limits.signedTime)) return 'time' as const
  const [client] = yield* sql<{ seed: Uint8Array; username: string; scopes: readonly string[] }>`
    SELECT c.seed, a.username, a.open_api_scopes AS scopes
    FROM credential c JOIN account a ON a.id = c.account_id
    WHERE c.client_id = ${request.clientId} AND a.delete_at IS NULL`
  const secret = yield* secretOf(client?.seed ?? new Uint8Array(32))
  const { method, path, time } = request
  const right = Buffer.from(signRequest(secret, method, path, time))
  const given = Buffer.from(request.signature)
  const same = right.length === given.length && timingSafeEqual(right, given)
  if (client === undefined || !same) return 'signature' as const
  if (!client.scopes.includes(scope)) return 'scope' as const
  if (!(yield* withinLimit(`open api ${request.clientId}`, openApiCalls))) return 'often' as const
  return { username: client.username, scopes: client.scopes }
})
