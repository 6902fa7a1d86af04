import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createCallHandler } from './callHandler.ts'
import { loadSectionExamples } from './describe/describeSiteForEditor.ts'
import { createEditorCallHandlers } from './handlers.ts'
import { bundleEditor } from './http/bundle.ts'
import { startEditorServer } from './http/editorServer.ts'
import { createEditorViteServer, createPublicFileHandler } from './http/viteFiles.ts'
import { openSaveHistory } from './saveHistory.ts'
import { createSectionDataLoader } from './sectionData.ts'
import { startEditorWorker } from './worker/workerClient.ts'

/** A running editor. */
export interface RunningEditor {
  /** Address to open, with its key. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts the page editor of a repository. */
export async function startEditor(top: string, port: number): Promise<RunningEditor> {
  const server = createServer()
  const [vite, bundle] = await Promise.all([createEditorViteServer(top), bundleEditor(top)])
  const worker = startEditorWorker(top)
  // Fills the caches of the generator before somebody waits for them.
  worker.site(undefined).catch(() => {})
  const history = openSaveHistory(join(top, '.cache/editor/saves'))
  const loadSectionData = createSectionDataLoader(vite, top, await loadSectionExamples())
  const address = await startEditorServer({
    server,
    port,
    key: randomBytes(24).toString('base64url'),
    top,
    call: createCallHandler(createEditorCallHandlers(worker, history, loadSectionData, top)),
    files: { bundle, serve: createPublicFileHandler(vite) },
  })
  return {
    address,
    stop: async () => {
      worker.stop()
      await Promise.all([vite.close(), bundle.close()])
      server.closeAllConnections()
      server.close()
    },
  }
}
