import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { Tokens } from './tokens.ts'

/** A key of that name, made by whoever needs it first and the same for all processes. */
const secretKey = Effect.fnUntraced(function* (name: string) {
  const sql = yield* SqlClient.SqlClient
  const tokens = yield* Tokens
  yield* sql`INSERT INTO secret (name, value) VALUES (${name}, ${tokens.secret()}) ON CONFLICT DO NOTHING`
  const [row] = yield* sql<{ value: Uint8Array }>`SELECT value FROM secret WHERE name = ${name}`
  return row?.value ?? new Uint8Array()
})

/** What a secret of a link is kept as: who reads the database cannot follow the link. */
export const digestOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** What a secret that can be guessed is kept as: without the key nobody can try them all. */
export const keyedDigestOf = Effect.fnUntraced(function* (purpose: string, secret: string) {
  return createHmac('sha256', yield* secretKey(purpose))
    .update(secret)
    .digest()
})

const signature = (key: Uint8Array, id: string) =>
  createHmac('sha256', key).update(id).digest('base64url')

/** An id that carries its proof, for links that stay good. */
export const signId = Effect.fnUntraced(function* (purpose: string, id: string) {
  return `${id}.${signature(yield* secretKey(purpose), id)}`
})

/** The id in a signed one; none if the proof is wrong. */
export const readSignedId = Effect.fnUntraced(function* (purpose: string, signed: string) {
  const [id = '', proof = ''] = signed.split('.')
  const right = Buffer.from(signature(yield* secretKey(purpose), id))
  const given = Buffer.from(proof)
  return right.length === given.length && timingSafeEqual(right, given) && /^\d{1,18}$/.test(id)
    ? id
    : undefined
})
