import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { runAfterFirstPage } from './firstPage.ts'

const top = join(import.meta.dirname, '../../..')
const lowestPriority = 19

/**
 * Renders PDF documents on request in development. Download lists need the sizes of all documents: they are rendered after
 * the first page, in a process with low priority.
 */
export function devDocumentsPlugin(): Plugin {
  return {
    name: 'documents',
    apply: 'serve',
    configureServer(server) {
      runAfterFirstPage(server, renderAll)
      server.middlewares.use('/documents', renderRequestedDocument)
    },
  }
}

/** Responds with the PDF document of a request, rendered now if it is not cached. */
export const renderRequestedDocument: Connect.NextHandleFunction = (request, response, next) => {
  const [path = ''] = (request.originalUrl ?? '').split('?')
  // Lazily imported, so that the PDF renderer does not delay the first page.
  import('../documents.ts')
    .then(({ createDocumentRenderer }) => createDocumentRenderer(top)(path))
    .then((file) => {
      if (file === undefined) return next()
      response.writeHead(200, { 'Content-Type': 'application/pdf' }).end(readFileSync(file))
    })
    .catch(next)
}

function renderAll(): void {
  // Not written to the public folder: React Router reloads its routes for every file added to the site.
  const child = fork(join(import.meta.dirname, '../documents.ts'), ['--measure-only'], {
    execArgv: [],
  })
  child.channel?.unref()
  child.unref()
  if (child.pid !== undefined) setPriority(child.pid, lowestPriority)
}
