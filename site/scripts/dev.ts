import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generate } from '#generator/index.ts'
import { documents, tellDocuments } from './documents.ts'

const top = join(import.meta.dirname, '../..')
const port = process.env['PORT'] ?? '3000'

const generated = await generate({ top })
// With a mistake in a config the last good pages are shown until it is mended.
if (!generated.ok && !existsSync(join(top, 'site/generated/routes.ts'))) process.exit(1)

// Documents are of the texts at the start; `node site/scripts/documents.ts` makes them anew.
const { made, all } = await documents({ top, onProgress: tellDocuments })
if (made > 0) process.stderr.write(`${all} documents, ${made} typeset\n`)

// Vite's config watches pages-config and runs the generator after every change.
const child = spawn(
  join(top, 'node_modules/.bin/react-router'),
  ['dev', '--port', port, ...process.argv.slice(2)],
  { cwd: join(top, 'site'), stdio: 'inherit' },
)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
child.once('exit', (code) => process.exit(code ?? 0))
