import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createCallHandler } from './callHandler.ts'
import { loadExamples } from './describe/describeSite.ts'
import { createHandlers } from './handlers.ts'
import { startEditorServer } from './http/editorServer.ts'
import { createEditorVite } from './http/viteFiles.ts'
import { openSaveHistory } from './saveHistory.ts'
import { createSectionDataLoader } from './sectionData.ts'
import { startWorker } from './worker/workerClient.ts'

/** A running editor. */
export interface RunningEditor {
  /** Address to open, with its key. */
  readonly address: string
  readonly stop: () => Promise<void>
}

/** Starts the page editor of a repository. */
export async function startEditor(top: string, port: number): Promise<RunningEditor> {
  const server = createServer()
  const vite = await createEditorVite(top, server)
  const worker = startWorker(top)
  const history = openSaveHistory(join(top, '.cache/editor/saves.json'))
  const loadSectionData = createSectionDataLoader(vite, top, await loadExamples())
  const address = await startEditorServer({
    server,
    port,
    key: randomBytes(24).toString('base64url'),
    call: createCallHandler(createHandlers(worker, history, loadSectionData, top)),
    files: {
      transformDocument: (path, html) => vite.transformIndexHtml(path, html),
      serve: vite.middlewares,
    },
  })
  return {
    address,
    stop: async () => {
      worker.stop()
      await vite.close()
      server.closeAllConnections()
      server.close()
    },
  }
}
