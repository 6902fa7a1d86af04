import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '../themes/themes.ts'
import { buildTokenFiles } from './buildTokenFiles.ts'

/** Folder of the token files for design tools. */
export const tokenFilesFolder = join(import.meta.dirname, 'files')

/** Serialized files of all themes by name. */
export const serializedTokenFiles: ReadonlyMap<string, string> = new Map(
  [...buildTokenFiles(themes)].map(
    ([name, file]) => [name, `${JSON.stringify(file, null, 2)}\n`] as const,
  ),
)

if (import.meta.main) {
  rmSync(tokenFilesFolder, { recursive: true, force: true })
  mkdirSync(tokenFilesFolder, { recursive: true })
  for (const [name, text] of serializedTokenFiles) writeFileSync(join(tokenFilesFolder, name), text)
  console.log(`${serializedTokenFiles.size} files written to design-system/dtcg/files`)
}
