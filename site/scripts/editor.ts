import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generateSiteFiles } from '#generator/index.ts'
import { startEditor } from '#editor/server/startEditor.ts'

const top = join(import.meta.dirname, '../..')
const port = Number(process.env['PORT'] ?? 4400)

const generated = await generateSiteFiles({ top })
// With problems in the configs, which the editor shows, the last valid output serves the preview.
if (!generated.ok && !existsSync(join(top, 'site/generated/routes.ts'))) process.exit(1)

const { address, stop } = await startEditor(top, port)
process.stdout.write(`Page editor: ${address}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
