import { Effect, Option, Schema } from 'effect'
import { SqlClient } from 'effect/sql'
import { KeyRing } from '../../ops/keyRing.ts'
import { resealSecret } from '../../ops/secrets.ts'
import { authenticatorPurpose } from '../second-factor/authenticator.ts'
import { recoveryCodePurpose } from '../second-factor/recoveryCodes.ts'
import { decodeSignInSettings, undoLinkPurpose } from './undoLinks.ts'

const decodeSealed = Schema.decodeUnknownOption(
  Schema.Struct({ sealed: Schema.String, code_hash: Schema.String }),
)
const decodeSecret = Schema.decodeUnknownOption(Schema.Struct({ secret: Schema.String }))

/** Stored row whose secrets are resealed with the newest key if possible. */
const renewRow = Effect.fnUntraced(function* (row: unknown) {
  if (typeof row !== 'object') return row
  const { renew } = yield* KeyRing
  const sealed = Option.getOrUndefined(decodeSealed(row))
  const resealed = sealed && (yield* resealSecret(recoveryCodePurpose, sealed.sealed))
  if (resealed !== undefined)
    return { ...row, code_hash: `\\x${resealed.digest.toString('hex')}`, sealed: resealed.sealed }
  const secret = Option.getOrUndefined(decodeSecret(row))
  const renewed = secret && renew(authenticatorPurpose, secret.secret)
  return renewed === undefined ? row : { ...row, secret: renewed }
})

/** Encrypts the settings of all links, and the encrypted values within them, with the newest key. */
export const reencryptUndoLinks = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const { decrypt, encrypt } = yield* KeyRing
  const links = yield* sql<{ settings: string }>`SELECT settings FROM undo_link`
  for (const { settings } of links) {
    const text = decrypt(undoLinkPurpose, settings)
    if (text === undefined) continue
    const { rows, ...rest } = yield* Effect.orDie(decodeSignInSettings(text))
    const renewed: Record<string, readonly unknown[]> = {}
    for (const [table, found] of Object.entries(rows))
      renewed[table] = yield* Effect.forEach(found, renewRow)
    const kept = encrypt(undoLinkPurpose, JSON.stringify({ ...rest, rows: renewed }))
    yield* sql`UPDATE undo_link SET settings = ${kept} WHERE settings = ${settings}`
  }
})
