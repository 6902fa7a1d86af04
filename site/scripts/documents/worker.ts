import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { makeTypesetter, type Model } from './typeset.ts'

/** What a worker is started with. */
export interface Work {
  readonly top: string
  /** Folder that keeps typeset files by their key. */
  readonly cache: string
  /** Characters of all documents of a language. */
  readonly characters: Readonly<Record<string, string>>
  readonly jobs: readonly Job[]
}
/** One document and the name under which it is kept. */
export interface Job {
  readonly key: string
  readonly model: Model
}

const { top, cache, characters, jobs } = workerData as Work
mkdirSync(cache, { recursive: true })
const port = parentPort
const typeset = makeTypesetter(top, join(cache, 'fonts'))
for (const { key, model } of jobs) {
  const { bytes, pages } = await typeset(model, characters[model.language] ?? '')
  keep(join(cache, `${key}.pdf`), bytes)
  keep(join(cache, `${key}.json`), JSON.stringify({ pages }))
  port?.postMessage(key)
}

function keep(file: string, content: Buffer | string): void {
  writeFileSync(`${file}.new`, content)
  renameSync(`${file}.new`, file)
}
