import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { themes } from '../themes/themes.ts'
import { filesOf } from './tokens.ts'

/** Where the files lie that design tools read. */
export const folder = join(import.meta.dirname, 'files')

/** Every file of every theme, as it is written. */
export const files: ReadonlyMap<string, string> = new Map(
  themes.flatMap((theme) =>
    [...filesOf(theme)].map(
      ([name, file]) => [name, `${JSON.stringify(file, null, 2)}\n`] as const,
    ),
  ),
)

if (import.meta.main) {
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
  console.log(`${files.size} files written to design-system/dtcg/files`)
}
