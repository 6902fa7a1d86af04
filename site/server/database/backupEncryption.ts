import type { KeyRing } from '../ops/keyRing.ts'
import { RestoreFailedError } from './backup.ts'

const purpose = 'backup'

/** Id of a key and Base64url: no line of a backup looks like that. */
const encryptedLine = /^[\w-]+\.[\w-]+$/

/** Encrypts lines of a backup to one line. Their order and number are protected by the trailer of the backup. */
export const encryptBackupPart = (lines: string, { encrypt }: typeof KeyRing.Service): string =>
  `${encrypt(purpose, lines)}\n`

/** Yields the lines of a backup, decrypted where they are encrypted. Fails with `RestoreFailedError`. */
export async function* decryptLines(
  lines: AsyncIterable<string>,
  { decrypt }: typeof KeyRing.Service,
): AsyncGenerator<string> {
  for await (const line of lines)
    if (encryptedLine.test(line)) {
      const part = decrypt(purpose, line)
      if (part === undefined)
        throw new RestoreFailedError({
          reason: `The backup is damaged, or encrypted with another key than those of SECRET_KEYS (${line.split('.', 1)[0]})`,
        })
      yield* part.split('\n').slice(0, -1)
    } else yield line
}
