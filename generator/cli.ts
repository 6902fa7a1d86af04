import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { forOneRun } from './engine.ts'
import { outputFolders } from './folders.ts'
import { permissions } from './permissions.ts'

const top = join(import.meta.dirname, '..')
const args = process.argv.slice(2)
// Leave to write in a folder is given for one that is there.
if (!args.includes('--check'))
  for (const folder of outputFolders) mkdirSync(join(top, folder), { recursive: true })

/** Starts `main.ts` with leave to write its outputs and nothing else. */
const child = spawn(
  process.execPath,
  [
    ...(args.includes('--watch') ? [] : forOneRun),
    ...permissions(args),
    join(import.meta.dirname, 'main.ts'),
    ...args,
  ],
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
