import { createServer } from 'node:http'
import { join } from 'node:path'
import { createCallHandler } from '../../site/editor/server/callHandler.ts'
import { loadSectionExamples } from '../../site/editor/server/describe/describeSiteForEditor.ts'
import { createEditorCallHandlers } from '../../site/editor/server/handlers.ts'
import { bundleEditor } from '../../site/editor/server/http/bundle.ts'
import { startEditorServer } from '../../site/editor/server/http/editorServer.ts'
import {
  createEditorViteServer,
  createPublicFileHandler,
} from '../../site/editor/server/http/viteFiles.ts'
import { openSaveHistory } from '../../site/editor/server/saveHistory.ts'
import { createSectionDataLoader } from '../../site/editor/server/sectionData.ts'
import { startEditorWorker } from '../../site/editor/server/worker/workerClient.ts'

// Runs the page editor of this repository on the configs of another folder, and prints its address; 0 takes a free port.
const top = join(import.meta.dirname, '../..')
const [project = '', port = '0', key = ''] = process.argv.slice(2)
const server = createServer()
const [vite, bundle] = await Promise.all([createEditorViteServer(top), bundleEditor(top)])
const worker = startEditorWorker(project)
worker.site(undefined).catch(() => {})
const loadSectionData = createSectionDataLoader(vite, top, await loadSectionExamples())
const history = openSaveHistory(join(project, '.cache/editor/saves'))
const address = await startEditorServer({
  server,
  port: Number(port),
  key,
  top: project,
  call: createCallHandler(createEditorCallHandlers(worker, history, loadSectionData, project)),
  files: { bundle, serve: createPublicFileHandler(vite) },
})
process.once('SIGTERM', () => {
  worker.stop()
  process.exit()
})
process.stdout.write(`${address}\n`)
