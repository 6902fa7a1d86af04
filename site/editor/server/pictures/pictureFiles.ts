import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PictureManifestEntry } from '#data/content/pictures.ts'

/** Writes the files of an encoded picture, whose schema allows no paths. Returns a function that removes them again. */
export function writePictureFiles(
  top: string,
  { avif, webp }: PictureManifestEntry,
  files: ReadonlyMap<string, Uint8Array>,
): () => void {
  const folder = join(top, 'site/public/pictures')
  mkdirSync(folder, { recursive: true })
  const written = [...avif, ...webp].map(({ file }) => join(folder, file))
  for (const { file } of [...avif, ...webp])
    writeFileSync(join(folder, file), files.get(file) ?? new Uint8Array())
  return () => {
    for (const path of written) rmSync(path, { force: true })
  }
}
