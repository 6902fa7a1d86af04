import type { KeyRing } from '../ops/keyRing.ts'
import { RestoreFailedError } from './readBackup.ts'

const purpose = 'backup'

/** Key id and Base64url; no unencrypted line of a backup has this format. */
const encryptedLine = /^[\w-]+\.[\w-]+$/

/** Encrypts lines of a backup to one line. Their order and number are protected by the trailer of the backup. */
export const encryptBackupPart = (lines: string, { encrypt }: typeof KeyRing.Service): string =>
  `${encrypt(purpose, lines)}\n`

/**
 * Yields the lines of a backup, decrypted if it is encrypted. Fails with `RestoreFailedError` if only some lines are
 * encrypted, or if none is although encryption is required: otherwise a plain file could replace an encrypted one.
 */
export async function* decryptLines(
  lines: AsyncIterable<string>,
  { decrypt }: typeof KeyRing.Service,
  isRequired: boolean,
): AsyncGenerator<string> {
  let isEncrypted: boolean | undefined
  for await (const line of lines) {
    const isLineEncrypted = encryptedLine.test(line)
    isEncrypted ??= isLineEncrypted
    if (isLineEncrypted !== isEncrypted) fail('The backup is encrypted in parts only')
    if (!isLineEncrypted) {
      if (isRequired) fail('The backup is not encrypted')
      yield line
      continue
    }
    const part = decrypt(purpose, line)
    if (part === undefined)
      fail(
        `The backup is damaged, or encrypted with another key than those of SECRET_KEYS (${line.split('.', 1)[0]})`,
      )
    else yield* part.split('\n').slice(0, -1)
  }
}

function fail(reason: string): never {
  throw new RestoreFailedError({ reason })
}
