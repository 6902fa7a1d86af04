import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { permissions } from './permissions.ts'

/** Starts `main.ts` with leave to write its outputs and nothing else. */
const child = spawn(
  process.execPath,
  [...permissions(process.argv.slice(2)), join(import.meta.dirname, 'main.ts'), ...process.argv.slice(2)], // prettier-ignore
  { stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 1))
