import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ProductRecord } from '#data/products.ts'
import {
  type DocumentFile,
  type DocumentLanguage,
  documentLanguages,
  type DocumentManifest,
} from '#data/productDocuments.ts'
import { fontFiles } from './documents/fonts.ts'
import { datasheetOf, manualOf } from './documents/model.ts'
import { pictureFiles } from './documents/pictures.ts'
import { charactersOf, type Model, picturesOf } from './documents/typeset.ts'
import { readWords } from './documents/words.ts'
import type { Job, Work } from './documents/worker.ts'

const languages = Object.keys(documentLanguages) as DocumentLanguage[]

/** Every document of every product, ready to typeset. */
export function modelsOf(top: string): readonly Model[] {
  const products = JSON.parse(
    readFileSync(join(top, 'pages-config/content/products.json'), 'utf8'),
  ) as readonly ProductRecord[]
  return languages.flatMap((language) => {
    const words = readWords(top, language)
    return products
      .filter(({ state }) => state)
      .flatMap((record) => {
        const source = { record, products, words }
        return [
          datasheetOf(source),
          manualOf(top, source, 'user-manual'),
          manualOf(top, source, 'installation-guide'),
        ]
      })
  })
}

/** Digest of what makes every document: code, fonts and the library. */
function makerDigest(): string {
  const digest = createHash('sha256')
  const here = join(import.meta.dirname, 'documents')
  for (const name of globSync('*.ts', {
    cwd: here,
    exclude: (file) => file.endsWith('.test.ts'),
  }).toSorted())
    digest.update(readFileSync(join(here, name)))
  for (const file of fontFiles) digest.update(readFileSync(file))
  const theme = join(import.meta.dirname, '../../design-system')
  for (const name of globSync(['tokens/*.ts', 'theme/*.ts', 'themes/fern/*.ts'], {
    cwd: theme,
  }).toSorted())
    digest.update(readFileSync(join(theme, name)))
  const library = new URL('../package.json', import.meta.resolve('pdfkit'))
  return digest.update(readFileSync(library)).digest('hex')
}

interface DocumentsOptions {
  readonly top: string
  readonly onProgress?: (done: number, all: number) => void
}

/** Typesets the documents that have changed, puts all of them where the site serves them and measures them. */
export async function documents({
  top,
  onProgress,
}: DocumentsOptions): Promise<{ made: number; all: number }> {
  const cache = join(top, '.cache/documents')
  const maker = makerDigest()
  const fileOf = pictureFiles(top)
  const jobs: readonly Job[] = modelsOf(top).map((model) => {
    const pictures = picturesOf(model).map(([name, width]) => fileOf(name, width).slice(top.length))
    const page = readWordsOnce(top, model.language)
    const all = JSON.stringify([maker, model, pictures, page])
    return { model, key: createHash('sha256').update(all).digest('hex').slice(0, 32) }
  })
  const missing = jobs.filter(({ key }) => !existsSync(join(cache, `${key}.json`)))
  if (missing.length > 0) {
    const characters = Object.fromEntries(
      languages.map((language) => [
        language,
        jobs
          .filter(({ model }) => model.language === language)
          .map(({ model }) => charactersOf(model, readWordsOnce(top, language)))
          .join(''),
      ]),
    )
    await typesetAll({ top, cache, characters }, missing, (done) =>
      onProgress?.(done, missing.length),
    )
  }
  publish(top, cache, jobs)
  return { made: missing.length, all: jobs.length }
}

const pageTexts = new Map<DocumentLanguage, string>()
/** The words of the foot of a page, for keys and fonts. */
function readWordsOnce(top: string, language: DocumentLanguage): string {
  const known =
    pageTexts.get(language) ?? readWords(top, language).text('document.page', { page: 0, pages: 0 })
  pageTexts.set(language, known)
  return known
}

/** Deals the documents out to as many workers as there are processors, four at most. */
async function typesetAll(
  work: Omit<Work, 'jobs'>,
  jobs: readonly Job[],
  onDone: (done: number) => void,
): Promise<void> {
  let done = 0
  const size = Math.min(4, availableParallelism(), jobs.length)
  const parts = Array.from({ length: size }, (_, part) =>
    jobs.filter((_job, index) => index % size === part),
  )
  await Promise.all(
    parts.map(
      (part) =>
        new Promise<void>((resolve, reject) => {
          const workerData: Work = { ...work, jobs: part }
          const worker = new Worker(new URL('documents/worker.ts', import.meta.url), { workerData })
          worker.on('message', () => onDone(++done))
          worker.once('error', reject)
          worker.once('exit', () => resolve())
        }),
    ),
  )
}

/** Copies the files to their addresses, removes what is of no document any more, and writes the manifest. */
function publish(top: string, cache: string, jobs: readonly Job[]): void {
  const root = join(top, 'site/public')
  const manifest: Record<string, DocumentFile> = {}
  for (const { key, model } of jobs) {
    const from = join(cache, `${key}.pdf`)
    const to = join(root, model.path)
    const bytes = readFileSync(from)
    const { pages } = JSON.parse(readFileSync(join(cache, `${key}.json`), 'utf8')) as {
      pages: number
    }
    manifest[model.path] = {
      bytes: bytes.byteLength,
      pages,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
    if (existsSync(to) && statSync(to).size === bytes.byteLength && readFileSync(to).equals(bytes))
      continue
    mkdirSync(dirname(to), { recursive: true })
    copyFileSync(from, to)
  }
  // Versions that were published before stay at their addresses.
  const known = new Set(Object.keys(manifest).map(withoutVersion))
  for (const file of globSync('documents/**/*.pdf', { cwd: root }))
    if (!known.has(withoutVersion(`/${file.replaceAll('\\', '/')}`))) rmSync(join(root, file))
  const keys = new Set(jobs.map(({ key }) => key))
  for (const file of readdirSync(cache))
    if (/\.(pdf|json)$/.test(file) && !keys.has(file.replace(/\.\w+$/, '')))
      rmSync(join(cache, file))
  writeManifest(join(top, 'site/generated/documents.json'), manifest)
}

const withoutVersion = (path: string): string => path.replace(/-\d+\.\d+\.pdf$/, '')

function writeManifest(file: string, manifest: DocumentManifest): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Tells the progress on one line, where there is a terminal. */
export const tellDocuments = (done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} documents `)
}

if (import.meta.main) {
  const top = join(import.meta.dirname, '../..')
  const { made, all } = await documents({ top, onProgress: tellDocuments })
  process.stderr.write(`${all} documents, ${made} typeset\n`)
}
