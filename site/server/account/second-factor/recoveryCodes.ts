import { Effect } from 'effect'
import { SqlClient } from 'effect/sql'
import { serverLimits } from '#data/ops/limits.ts'
import { listDigestsOfSealedSecret, sealSecret } from '../../ops/secrets.ts'
import { RandomTokens } from '../../ops/randomTokens.ts'
import { lockAccount } from '../accounts.ts'
import { removeRecoveryCodesFromUndoLinks } from '../recovery/undoLinks.ts'
import { encodeBase32 } from './totp.ts'

/** Label of the keys of recovery codes. */
export const recoveryCodePurpose = 'recovery code'

/** Normalizes a recovery code: without spaces and hyphens, in one case. */
const plain = (account: string, code: string) =>
  `${account} ${code.replaceAll(/[\s-]/g, '').toUpperCase()}`

/** Replaces the recovery codes of an account, as part of the current transaction; only sealed digests are stored. */
export const replaceRecoveryCodes = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const tokens = yield* RandomTokens
  const codes = Array.from({ length: serverLimits.recoveryCodes }, () => {
    const letters = encodeBase32(tokens.secret()).slice(0, 12)
    return `${letters.slice(0, 4)}-${letters.slice(4, 8)}-${letters.slice(8)}`
  })
  yield* sql`DELETE FROM recovery_code WHERE account_id = ${account}::bigint`
  for (const code of codes) {
    const { digest, sealed } = yield* sealSecret(recoveryCodePurpose, plain(account, code))
    yield* sql`INSERT INTO recovery_code (account_id, code_hash, sealed)
      VALUES (${account}::bigint, ${digest}, ${sealed})`
  }
  return codes
})

/** Uses up a recovery code, also in links that restore settings; returns whether it was valid. */
export const redeemRecoveryCode = Effect.fnUntraced(function* (account: string, code: string) {
  const sql = yield* SqlClient.SqlClient
  const digests = yield* listDigestsOfSealedSecret(recoveryCodePurpose, plain(account, code))
  const use = Effect.gen(function* () {
    // A concurrent change has copied the codes to its link: without the lock, that link would restore this one.
    yield* lockAccount(account)
    const used = yield* sql`DELETE FROM recovery_code
      WHERE account_id = ${account}::bigint AND ${sql.in('code_hash', digests)}
      RETURNING 1`
    if (used.length > 0) yield* removeRecoveryCodesFromUndoLinks(account, digests)
    return used.length > 0
  })
  return yield* sql.withTransaction(use)
})

/** Returns the number of unused recovery codes of an account. */
export const countRecoveryCodes = Effect.fnUntraced(function* (account: string) {
  const sql = yield* SqlClient.SqlClient
  const [row] = yield* sql<{ count: number }>`SELECT count(*)::int AS count FROM recovery_code
    WHERE account_id = ${account}::bigint`
  return row?.count ?? 0
})
