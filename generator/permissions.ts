import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { outputFolders } from './folders.ts'
import { manual } from './rules.ts'

const top = join(import.meta.dirname, '..')

/**
 * Flags for Node's permission model: a run reads the repository and writes its outputs, `--check` writes nothing,
 * and none starts processes or threads. Commands write where they are told to, and come without.
 */
export function permissions(args: readonly string[]): readonly string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    options: { format: { type: 'string' } },
  })
  if (positionals.length > 0) return []
  const outputs = [...outputFolders, manual]
  const written = values['check'] ? [] : values['fix'] ? [...outputs, 'pages-config'] : outputs
  return [
    '--permission',
    `--allow-fs-read=${top}`,
    // Packages may be linked from elsewhere.
    `--allow-fs-read=${realpathSync(join(top, 'node_modules'))}`,
    ...written.map((folder) => `--allow-fs-write=${join(top, folder)}`),
  ]
}
