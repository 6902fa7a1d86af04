import './production.ts'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { routeModulePath, type RouteEntry } from '#data/pages/routeTable.ts'
import {
  digestBundleInputs,
  deleteRecordedBundle,
  recordBundle,
  restoreBundle,
} from './build/bundleState.ts'
import type { CodeDigests } from './build/codeDigests.ts'

const top = join(import.meta.dirname, '../..')
const site = join(top, 'site')
const dist = join(site, 'dist')
const stampFile = join(dist, 'stamp')

/** Origin of canonical URLs; `ORIGIN`, or a local default. */
export const canonicalOrigin = process.env['ORIGIN'] ?? 'http://localhost:3000'

const outputFolders = ['dist', 'generated', '.react-router', 'public/documents'].map(
  (name) => `site/${name}`,
)

/** Digest of all inputs of a build; equal digests produce equal sites. */
function inputDigest(): string {
  const digest = createHash('sha256').update(`${canonicalOrigin}\n${process.version}\n`)
  const files = globSync(
    ['package-lock.json', '{design-system,generator,pages-config}/**/*.*', 'site/**/*.*'],
    {
      cwd: top,
      exclude: (name) => outputFolders.includes(name),
    },
  )
  for (const file of files.toSorted())
    if (!file.includes('.test.')) digest.update(file).update(readFileSync(join(top, file)))
  return digest.digest('hex')
}

/** Returns the digest of the inputs of the last build; `pages` follows it if only the pages were built. */
function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

const pagesStamp = (digest: string): string => `${digest} pages`

/** Runs a Node program in a child process, so that its memory is freed before the next step. */
const run = (args: readonly string[], cwd: string) =>
  new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', MIMALLOC_PURGE_DELAY: '0' },
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`node ${args.join(' ')} failed (${code})`)),
    )
  })

/**
 * Arguments of the bundler, tuned for low memory: `MIMALLOC_PURGE_DELAY` returns native memory at once, and garbage
 * collection runs whenever the JavaScript heap has grown by 40 %.
 */
const bundle = [
  '--heap-growing-percent=40',
  join(top, 'node_modules/@react-router/dev/bin.cjs'),
  'build',
]

/** Shows the progress of a step in a terminal. */
const showProgress = (unit: string) => (done: number, all: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} ${unit} `)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stderr.write(`${name} …\n`)
  const result = await work()
  process.stderr.write(`${name} done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  return result
}

/** Compiles the built pages and returns the digest of all code that renders one: site, packages and prerenderer. */
async function codeOfPages(code: CodeDigests): Promise<(route: RouteEntry) => string> {
  const digest = createHash('sha256').update(process.version)
  const sourceFiles = [
    'build/prerender',
    'build/islandProps',
    'build/precompress',
    'build/styles/joinStyleSheets',
    'build/styles/splitStyleSheet',
    '../data/pages/styleSheets',
    '../../package-lock',
  ]
  for (const name of sourceFiles) {
    const file = join(import.meta.dirname, `${name}.${name.endsWith('lock') ? 'json' : 'ts'}`)
    digest.update(readFileSync(file))
  }
  const commonDigest = digest.digest('hex')
  const digestOf = (file: string) => {
    const found = code[file]
    if (found === undefined) throw new Error(`The bundle has no digest of "${file}"`)
    return found
  }
  const documentDigest = [commonDigest, digestOf('root.tsx'), digestOf('entry.server.tsx')].join(
    ' ',
  )
  const { compilePages } = await import('./build/pageModules.ts')
  const pageDigest = await compilePages(site, digestOf)
  return ({ page, mode }) =>
    `${documentDigest} ${mode === 'built' ? pageDigest(page) : digestOf(`generated/${routeModulePath(page)}`)}`
}

interface PagesOptions {
  /** Renders every page, without the prerender cache. */
  readonly fresh?: boolean
  /** Writes compressed files beside the served ones. */
  readonly compress?: boolean
}

/** Generates, bundles and prerenders the site. Each step imports its modules when it starts, to limit memory use. */
export async function buildPages({ fresh = false, compress = true }: PagesOptions = {}) {
  const generate = () => run([join(top, 'generator/cli.ts')], top)
  // The generator has printed its problems.
  await step('Generate', generate).catch(() => process.exit(1))
  const inputs = digestBundleInputs(top)
  rmSync(join(dist, 'site.json'), { force: true })
  if (fresh || !restoreBundle(dist, inputs)) {
    deleteRecordedBundle(dist)
    for (const name of ['client', 'server'])
      rmSync(join(dist, name), { recursive: true, force: true })
    await step('Bundle', () => run(bundle, site))
    recordBundle(dist, inputs)
  }
  cpSync(join(site, 'public'), join(dist, 'client'), { recursive: true })
  const [{ loadBundle, prerender, listRequestTimeStyleSheets }, { clearPrerenderCache }] =
    await Promise.all([import('./build/prerender.ts'), import('./build/prerenderCache.ts')])
  const { routes } = await import('#generated/routes.ts')
  const { build: app, entry, code } = await loadBundle(dist)
  if (fresh) await clearPrerenderCache(dist)
  const codeOf = await codeOfPages(code)
  const { pages, rendered } = await step('Prerender', async () =>
    prerender({
      dist,
      ...(compress && { cache: join(top, '.cache/packed') }),
      origin: canonicalOrigin,
      time: new Date().toISOString(),
      routes,
      entry,
      requestStyleSheets: listRequestTimeStyleSheets(app, routes),
      codeOf,
      onProgress: showProgress('pages'),
    }),
  )
  process.stderr.write(`${pages} pages built, ${rendered} rendered\n`)
  return entry
}

/** Builds the site with its documents and share images, unless no input has changed since the last build. */
export async function build({ force = false } = {}): Promise<void> {
  const digest = inputDigest()
  if (!force && readStamp() === digest) return
  rmSync(stampFile, { force: true })
  const { renderDocuments, showDocumentProgress } = await import('./documents.ts')
  const { made, all } = await renderDocuments({ top, onProgress: showDocumentProgress })
  if (made > 0) process.stderr.write(`${all} documents, ${made} typeset\n`)
  const entry = await buildPages({ fresh: force })
  const { shareImages } = await import('./shareImages.ts')
  const { site: config } = await import('#generated/site.ts')
  const shared = await step('Draw pictures for sharing', () =>
    shareImages({
      top,
      client: join(dist, 'client'),
      images: entry.shareImages(),
      name: config.brand.name,
      onProgress: showProgress('pictures'),
    }),
  )
  process.stderr.write(`${shared.all} pictures, ${shared.made} drawn\n`)
  const { writeLicences } = await import('./build/licences.ts')
  writeLicences(top, join(dist, 'licences.txt'))
  const { writeBillOfMaterials } = await import('./build/billOfMaterials.ts')
  writeBillOfMaterials(top, join(dist, 'sbom.cdx.json'))
  writeFileSync(stampFile, digest)
}

/**
 * Builds the pages unless no input has changed since the last build. Returns false if documents, pictures for sharing and compression are
 * left to `build`.
 */
export async function buildFirstPages(): Promise<boolean> {
  const digest = inputDigest()
  const stamp = readStamp()
  if (stamp === digest) return true
  if (stamp === pagesStamp(digest)) return false
  rmSync(stampFile, { force: true })
  await buildPages({ compress: false })
  writeFileSync(stampFile, pagesStamp(digest))
  return false
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
  await build(values)
}
