import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { Tokens } from './randomTokens.ts'

/** The key of that name, created on first use and shared by all processes. */
const secretKey = Effect.fnUntraced(function* (name: string) {
  const sql = yield* SqlClient.SqlClient
  const tokens = yield* Tokens
  yield* sql`INSERT INTO secret (name, value) VALUES (${name}, ${tokens.secret()}) ON CONFLICT DO NOTHING`
  const [row] = yield* sql<{ value: Uint8Array }>`SELECT value FROM secret WHERE name = ${name}`
  return row?.value ?? new Uint8Array()
})

/** The stored form of a link's secret: reading the database does not allow to follow the link. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The stored form of a secret with few possible values: without the key they cannot all be tried. */
export const keyedDigestOf = Effect.fnUntraced(function* (purpose: string, secret: string) {
  return createHmac('sha256', yield* secretKey(purpose))
    .update(secret)
    .digest()
})

const signature = (key: Uint8Array, id: string) =>
  createHmac('sha256', key).update(id).digest('base64url')

/** An id with its signature, for links that do not expire. */
export const signId = Effect.fnUntraced(function* (purpose: string, id: string) {
  return `${id}.${signature(yield* secretKey(purpose), id)}`
})

/** The id of a signed one; none if the signature is wrong. */
export const readSignedId = Effect.fnUntraced(function* (purpose: string, signed: string) {
  const [id = '', proof = ''] = signed.split('.')
  const right = Buffer.from(signature(yield* secretKey(purpose), id))
  const given = Buffer.from(proof)
  return right.length === given.length && timingSafeEqual(right, given) && /^\d{1,18}$/.test(id)
    ? id
    : undefined
})
