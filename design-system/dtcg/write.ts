import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '../themes/themes.ts'
import { buildTokenFiles } from './buildTokenFiles.ts'

/** Folder of the token files for design tools. */
export const folder = join(import.meta.dirname, 'files')

/** Serialized files of all themes by name. */
export const files: ReadonlyMap<string, string> = new Map(
  [...buildTokenFiles(themes)].map(
    ([name, file]) => [name, `${JSON.stringify(file, null, 2)}\n`] as const,
  ),
)

if (import.meta.main) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  console.log(`${files.size} files written to design-system/dtcg/files`)
}
