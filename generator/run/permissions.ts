import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { outputFolders } from './folders.ts'
import { authorManualPath } from '../problems/rules.ts'

const top = join(import.meta.dirname, '../..')

/**
 * Returns flags for Node's permission model: a run reads the repository and writes its outputs, `--check` and `--dry-run` write
 * nothing, and none starts processes or threads. Commands write to paths from their parameters and run without restrictions.
 */
export function permissionFlags(args: readonly string[]): readonly string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    options: { format: { type: 'string' } },
  })
  if (positionals.length > 0) return []
  const outputs = [...outputFolders, authorManualPath]
  const writable =
    values['check'] || values['dry-run']
      ? []
      : values['fix']
        ? [...outputs, 'pages-config']
        : outputs
  return [
    '--permission',
    `--allow-fs-read=${top}`,
    // `node_modules` may be a symbolic link.
    `--allow-fs-read=${realpathSync(join(top, 'node_modules'))}`,
    ...writable.map((folder) => `--allow-fs-write=${join(top, folder)}`),
  ]
}
