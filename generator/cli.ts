import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { v8FlagsForSingleRun } from './run/v8Flags.ts'
import { getFileSystemErrorReason } from './input/fileErrors.ts'
import { compileCacheFolder, generatorOutputFolders, journalFolder } from './run/folders.ts'
import { createNodePermissionFlags } from './run/permissions.ts'

const top = join(import.meta.dirname, '..')
const args = process.argv.slice(2)
// `--allow-fs-write` only accepts existing folders.
if (!args.includes('--check') && !args.includes('--dry-run'))
  for (const folder of [...generatorOutputFolders, compileCacheFolder, journalFolder])
    createFolder(folder)

function createFolder(folder: string): void {
  try {
    mkdirSync(join(top, folder), { recursive: true })
  } catch (error) {
    process.stderr.write(
      `${folder} cannot be created: ${getFileSystemErrorReason(error) ?? String(error)}\n`,
    )
    process.exit(1)
  }
}

/** `main.ts` with permission to write its outputs and nothing else. */
const child = spawn(
  process.execPath,
  [
    ...(args.includes('--watch') ? [] : v8FlagsForSingleRun),
    ...createNodePermissionFlags(args),
    join(import.meta.dirname, 'main.ts'),
    ...args,
  ],
  {
    stdio: 'inherit',
    env: { ...process.env, NODE_COMPILE_CACHE: join(top, compileCacheFolder) },
  },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
