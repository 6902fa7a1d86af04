import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { compileCacheFolder, generatorOutputFolders, journalFolder } from './folders.ts'
import { authorManualPath } from '../problems/rules.ts'

const top = join(import.meta.dirname, '../..')

/**
 * Returns flags for Node's permission model: a run reads the repository and writes its outputs, `--check` and `--dry-run` write
 * nothing, and none starts processes or threads. Commands write to paths from their parameters and run without restrictions.
 */
export function createNodePermissionFlags(args: readonly string[]): readonly string[] {
  const { values, positionals } = parseArgs({
    args: [...args],
    strict: false,
    options: { format: { type: 'string' } },
  })
  if (positionals.length > 0) return []
  const outputs = [...generatorOutputFolders, authorManualPath, compileCacheFolder, journalFolder]
  const writable =
    values['check'] || values['dry-run']
      ? []
      : values['fix']
        ? [...outputs, 'pages-config']
        : outputs
  return flagsFor(
    [top],
    writable.map((folder) => join(top, folder)),
  )
}

/**
 * Returns flags for the process of the page editor that writes the configs of a project: `pages-config`, and the folder of the lock
 * and the journal.
 */
export const createEditorPermissionFlags = (project: string): readonly string[] =>
  flagsFor(
    [top, project],
    ['pages-config', journalFolder].map((folder) => join(project, folder)),
  )

/** Returns flags for the process that decodes pictures which authors bring: it writes nothing and loads the decoder alone. */
export const createDecoderPermissionFlags = (): readonly string[] => [
  ...flagsFor([top], []),
  '--allow-addons',
]

const flagsFor = (readable: readonly string[], writable: readonly string[]): readonly string[] => [
  '--permission',
  // `node_modules` may be a symbolic link.
  ...[...readable, realpathSync(join(top, 'node_modules'))].map(
    (folder) => `--allow-fs-read=${folder}`,
  ),
  ...writable.map((folder) => `--allow-fs-write=${folder}`),
]
