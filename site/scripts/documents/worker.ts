import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, threadId, workerData } from 'node:worker_threads'
import { makePdfRenderer, type ProductDocumentContent } from './renderPdf.ts'

/** Input of a worker. */
export interface DocumentWorkerInput {
  readonly top: string
  /** Cache folder of rendered files. */
  readonly cache: string
  /** Characters of all documents, by language. */
  readonly characters: Readonly<Record<string, string>>
  readonly jobs: readonly PdfRenderJob[]
}
/** Document to render, with its cache key. */
export interface PdfRenderJob {
  readonly key: string
  readonly model: ProductDocumentContent
}

const { top, cache, characters, jobs } = workerData as DocumentWorkerInput
mkdirSync(cache, { recursive: true })
const port = parentPort
const render = makePdfRenderer(top, join(cache, 'fonts'))
for (const { key, model } of jobs) {
  const { bytes, pages } = await render(model, characters[model.language] ?? '')
  writeAtomically(join(cache, `${key}.pdf`), bytes)
  writeAtomically(join(cache, `${key}.json`), JSON.stringify({ pages }))
  port?.postMessage(key)
}

function writeAtomically(file: string, content: Buffer | string): void {
  // Renaming is atomic: another process may render the same document.
  const temporaryFile = `${file}.${process.pid}-${threadId}`
  writeFileSync(temporaryFile, content)
  renameSync(temporaryFile, file)
}
