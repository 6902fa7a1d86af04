import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { Schema } from 'effect'
import { PictureManifestEntry } from '#data/content/pictures.ts'
import { createDecoderPermissionFlags } from '#generator/run/permissions.ts'
import type { NewPicturePayload } from '../../api/pictures.ts'

/** Longest time of an encoding in ms; a decoder that hangs is ended. */
const longest = 5 * 60 * 1000

/** Encoded picture with the bytes of its files by name, or the error. */
export type EncodePictureResult =
  | { readonly entry: PictureManifestEntry; readonly files: ReadonlyMap<string, Uint8Array> }
  | { readonly problem: string }

const decodeEntry = Schema.decodeUnknownSync(PictureManifestEntry)
const script = join(import.meta.dirname, '../../../scripts/images/uploadProcess.ts')

/**
 * Encodes a picture with the script of the project, in a process of its own that may write nothing: the file comes from
 * anywhere.
 */
export async function encodePictureInChildProcess({
  name,
  file,
  ratio,
  focus,
}: Omit<NewPicturePayload, 'alt'>): Promise<EncodePictureResult> {
  const child = spawn(process.execPath, [...createDecoderPermissionFlags(), script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), longest)
  try {
    child.send({ name, bytes: Buffer.from(file, 'base64'), ratio, focus })
    const [answer] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => [{ problem: 'It could not be decoded.' }]),
    ])) as [EncodePictureResult]
    return 'problem' in answer ? answer : { ...answer, entry: decodeEntry(answer.entry) }
  } finally {
    clearTimeout(timer)
    child.kill()
  }
}
