import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Suffixes of the compressed files beside a file. */
export const compressedSuffixes = ['.br', '.gz'] as const

/** Lists the files of the client folder as URL paths. */
export function listClientFiles(client: string): readonly string[] {
  if (!existsSync(client)) return []
  return readdirSync(client, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length))
}

/** Removes the compressed files beside a file whose content changes. */
export function removeCompressed(file: string): void {
  for (const suffix of compressedSuffixes) rmSync(file + suffix, { force: true })
}

/** Writes a file of the client folder unless it has this content already. */
export function writeClientFile(file: string, content: string | Uint8Array): void {
  const bytes = Buffer.from(content)
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === bytes.length && readFileSync(file).equals(bytes)) return
  removeCompressed(file)
  writeFileSync(file, bytes)
}

/** Removes the files that no step of this build has written, with those that are compressed from them. */
export function removeStaleFiles(client: string, isCurrent: (path: string) => boolean): void {
  for (const path of listClientFiles(client)) {
    const suffix = compressedSuffixes.find((one) => path.endsWith(one)) ?? ''
    if (!isCurrent(path) && !isCurrent(path.slice(0, path.length - suffix.length)))
      rmSync(join(client, path))
  }
}
