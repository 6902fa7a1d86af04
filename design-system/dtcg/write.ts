import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { theme as fern } from '../themes/fern/theme.ts'
import { theme as harbour } from '../themes/harbour/theme.ts'
import { filesOf } from './tokens.ts'

/** Where the files lie that design tools read. */
export const folder = join(import.meta.dirname, 'files')

/** Every file of every theme, as it is written. */
export const files: ReadonlyMap<string, string> = new Map(
  [fern, harbour].flatMap((theme) =>
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
