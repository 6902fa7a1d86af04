import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import type { ProductRecord } from '#data/products/products.ts'
import {
  type PdfFileInfo,
  type DocumentLanguage,
  documentLanguages,
  type DocumentManifest,
} from '#data/products/productDocuments.ts'
import { documentFontFiles } from './documents/typesetting/fonts.ts'
import { createDatasheet, createManual } from './documents/model.ts'
import { createPictureFileFinder } from './documents/pictures.ts'
import {
  collectDocumentCharacters,
  type ProductDocumentContent,
  listDocumentPictures,
} from './documents/renderPdf.ts'
import { readProductDocumentTexts } from './documents/documentTexts.ts'
import type { PdfRenderJob, DocumentWorkerInput } from './documents/worker.ts'
import { theme } from './siteTheme.ts'

const languages = Object.keys(documentLanguages) as DocumentLanguage[]

/** Returns the models of all documents of all products; `onRead` is called with the id of every message in them. */
export function listProductDocumentContents(
  top: string,
  onRead?: (id: string) => void,
): readonly ProductDocumentContent[] {
  const products = JSON.parse(
    readFileSync(join(top, 'pages-config/content/products.json'), 'utf8'),
  ) as readonly ProductRecord[]
  return languages.flatMap((language) => {
    const words = readProductDocumentTexts(top, language, onRead)
    return products
      .filter(({ state }) => state)
      .flatMap((record) => {
        const source = { record, products, words }
        return [
          createDatasheet(source),
          createManual(top, source, 'user-manual'),
          createManual(top, source, 'installation-guide'),
        ]
      })
  })
}

/** Digest of the renderer: code, fonts, theme and PDF library. */
function rendererDigest(): string {
  const digest = createHash('sha256')
  const here = join(import.meta.dirname, 'documents')
  for (const name of globSync('**/*.ts', {
    cwd: here,
    exclude: (file) => file.endsWith('.test.ts'),
  }).toSorted())
    digest.update(readFileSync(join(here, name)))
  for (const file of documentFontFiles) digest.update(readFileSync(file))
  const designSystem = join(import.meta.dirname, '../../design-system')
  for (const name of globSync(['tokens/*.ts', 'theme/*.ts', `themes/${theme.name}/*.ts`], {
    cwd: designSystem,
  }).toSorted())
    digest.update(readFileSync(join(designSystem, name)))
  const library = new URL('../package.json', import.meta.resolve('pdfkit'))
  return digest.update(readFileSync(library)).digest('hex')
}

/** Lists the rendering jobs of all documents; the key is a digest of all inputs. */
function documentJobs(top: string, onRead?: (id: string) => void): readonly PdfRenderJob[] {
  const renderer = rendererDigest()
  const pictureFile = createPictureFileFinder(top)
  return listProductDocumentContents(top, onRead).map((model) => {
    const pictures = listDocumentPictures(model).map(([name, width]) =>
      pictureFile(name, width).slice(top.length),
    )
    const page = footerText(top, model.language)
    const all = JSON.stringify([renderer, model, pictures, page])
    return { model, key: createHash('sha256').update(all).digest('hex').slice(0, 32) }
  })
}

/** Returns true if a document is cached; its metadata file is written last. */
const isCached = (cache: string, { key }: PdfRenderJob): boolean =>
  existsSync(join(cache, `${key}.json`))

const cacheOf = (top: string): string => join(top, '.cache/documents')

interface DocumentsOptions {
  readonly top: string
  /** Copies the files to the public folder; if false, only the manifest is written. */
  readonly publish?: boolean
  readonly onProgress?: (done: number, all: number) => void
}

/** Documents that were rendered and all there are, with the ids of the messages in them. */
interface RenderedDocuments {
  readonly made: number
  readonly all: number
  readonly messages: readonly string[]
}

/** Renders changed documents, writes the manifest of all and copies them to the public folder. */
export async function renderProductDocuments({
  top,
  publish = true,
  onProgress,
}: DocumentsOptions): Promise<RenderedDocuments> {
  const messages = new Set(['document.page'])
  const jobs = documentJobs(top, (id) => messages.add(id))
  const missing = jobs.filter((job) => !isCached(cacheOf(top), job))
  await renderInWorkers(top, jobs, missing, (done) => onProgress?.(done, missing.length))
  writeMeasurements(top, jobs)
  if (publish) copyToPublic(top, jobs)
  removeOutdated(cacheOf(top), jobs)
  return { made: missing.length, all: jobs.length, messages: [...messages].toSorted() }
}

/**
 * Reads the documents and returns a function that renders the one of a URL path, once, and resolves to its file; it returns undefined if
 * there is no such document.
 */
export function createDocumentRenderer(top: string): (path: string) => Promise<string> | undefined {
  footerTexts.clear()
  const jobs = documentJobs(top)
  const byPath = new Map(jobs.map((job) => [job.model.path, job]))
  const rendered = new Map<string, Promise<string>>()
  const render = async (job: PdfRenderJob) => {
    if (!isCached(cacheOf(top), job)) await renderInWorkers(top, jobs, [job])
    return join(cacheOf(top), `${job.key}.pdf`)
  }
  return (path) => {
    const job = byPath.get(path)
    if (job === undefined) return undefined
    const file = rendered.get(path) ?? render(job)
    rendered.set(path, file)
    return file
  }
}

const footerTexts = new Map<DocumentLanguage, string>()
/** Returns the text of the page footer, which cache keys and font subsets depend on. */
function footerText(top: string, language: DocumentLanguage): string {
  const text =
    footerTexts.get(language) ??
    readProductDocumentTexts(top, language).text('document.page', { page: 0, pages: 0 })
  footerTexts.set(language, text)
  return text
}

/** Renders documents in parallel, with one worker per processor, at most four. */
async function renderInWorkers(
  top: string,
  all: readonly PdfRenderJob[],
  jobs: readonly PdfRenderJob[],
  onDone?: (done: number) => void,
): Promise<void> {
  if (jobs.length === 0) return
  // Font subsets contain the characters of all documents of a language, so that they do not depend on the jobs.
  const characters = Object.fromEntries(
    languages.map((language) => [
      language,
      all
        .filter(({ model }) => model.language === language)
        .map(({ model }) => collectDocumentCharacters(model, footerText(top, language)))
        .join(''),
    ]),
  )
  let done = 0
  const size = Math.min(4, availableParallelism(), jobs.length)
  const parts = Array.from({ length: size }, (_, part) =>
    jobs.filter((_job, index) => index % size === part),
  )
  await Promise.all(
    parts.map(
      (part) =>
        new Promise<void>((resolve, reject) => {
          const workerData: DocumentWorkerInput = {
            top,
            cache: cacheOf(top),
            characters,
            jobs: part,
          }
          const worker = new Worker(new URL('documents/worker.ts', import.meta.url), { workerData })
          worker.on('message', () => onDone?.(++done))
          worker.once('error', reject)
          worker.once('exit', () => resolve())
        }),
    ),
  )
}

/** Writes the manifest of all documents. */
function writeMeasurements(top: string, jobs: readonly PdfRenderJob[]): void {
  const manifest: Record<string, PdfFileInfo> = {}
  for (const { key, model } of jobs) {
    const bytes = readFileSync(join(cacheOf(top), `${key}.pdf`))
    const { pages } = JSON.parse(readFileSync(join(cacheOf(top), `${key}.json`), 'utf8')) as {
      pages: number
    }
    manifest[model.path] = {
      bytes: bytes.byteLength,
      pages,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    }
  }
  writeManifest(join(top, 'site/generated/documents.json'), manifest)
}

/** Copies the files to their public paths and removes those without a document. */
function copyToPublic(top: string, jobs: readonly PdfRenderJob[]): void {
  const root = join(top, 'site/public')
  for (const { key, model } of jobs) {
    const bytes = readFileSync(join(cacheOf(top), `${key}.pdf`))
    const to = join(root, model.path)
    if (existsSync(to) && statSync(to).size === bytes.byteLength && readFileSync(to).equals(bytes))
      continue
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, bytes)
  }
  // Previously published versions remain available.
  const documentPaths = new Set(jobs.map(({ model }) => withoutVersion(model.path)))
  for (const file of globSync('documents/**/*.pdf', { cwd: root }))
    if (!documentPaths.has(withoutVersion(`/${file.replaceAll('\\', '/')}`)))
      rmSync(join(root, file))
}

/** Removes outdated files from the cache. */
function removeOutdated(cache: string, jobs: readonly PdfRenderJob[]): void {
  const keys = new Set(jobs.map(({ key }) => key))
  for (const file of readdirSync(cache))
    if (/\.(pdf|json)$/.test(file) && !keys.has(file.replace(/\.\w+$/, '')))
      rmSync(join(cache, file))
}

const withoutVersion = (path: string): string => path.replace(/-\d+\.\d+\.pdf$/, '')

function writeManifest(file: string, manifest: DocumentManifest): void {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(dirname(file), { recursive: true })
  // A server reads it meanwhile.
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

/** Shows the progress in a terminal. */
export const showDocumentProgress = (done: number, all: number): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} documents `)
}

if (import.meta.main) {
  const top = join(import.meta.dirname, '../..')
  // Exits with the development server that has started it.
  process.once('disconnect', () => process.exit())
  const { values } = parseArgs({ options: { 'measure-only': { type: 'boolean', default: false } } })
  const { made, all } = await renderProductDocuments({
    top,
    publish: !values['measure-only'],
    onProgress: showDocumentProgress,
  })
  process.stderr.write(`${all} documents, ${made} typeset\n`)
  process.disconnect?.()
}
