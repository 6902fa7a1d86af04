import './production.ts'
import { createHash, hash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { getRouteModulePath, type RouteEntry } from '#data/pages/routeTable.ts'
import type { ShareImage } from '#data/pages/shareImages.ts'
import { removeStaleFiles } from './build/clientFiles.ts'
import type { CodeDigests } from './build/codeDigests.ts'
import { BuildSteps } from './build/steps/buildSteps.ts'
import { digestBundleInputs, updateBundle, updatePublicFiles } from './build/steps/bundleState.ts'
import { updateDocuments, updateGenerated } from './build/steps/generatedFiles.ts'
import { BuildInputDigests } from './build/steps/inputs.ts'
import { runNode, runStep, showProgress } from './build/steps/runStep.ts'

const top = join(import.meta.dirname, '../..')
const site = join(top, 'site')
const dist = join(site, 'dist')
const stampFile = join(dist, 'stamp')

/** Origin of canonical URLs; `ORIGIN`, or a local default. */
export const canonicalOrigin = process.env['ORIGIN'] ?? 'http://localhost:3000'

/** Returns the digest of everything that the last build read and wrote; `pages` follows it if only the pages were built. */
function readStamp(): string | undefined {
  try {
    return readFileSync(stampFile, 'utf8')
  } catch {
    return undefined
  }
}

const pagesStamp = (digest: string): string => `${digest} pages`

/**
 * Arguments of the bundler, tuned for low memory: `MIMALLOC_PURGE_DELAY` returns native memory at once, and garbage
 * collection runs whenever the JavaScript heap has grown by 40 %.
 */
const bundle = [
  '--heap-growing-percent=40',
  join(top, 'node_modules/@react-router/dev/bin.cjs'),
  'build',
]

/** Compiles the built pages and returns the digest of all code that renders one: site, packages and prerenderer. */
async function codeOfPages(code: CodeDigests): Promise<(route: RouteEntry) => string> {
  const digest = createHash('sha256').update(process.version)
  const sourceFiles = [
    'build/prerender',
    'build/islandProps',
    'build/clientFiles',
    'build/precompressFiles',
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
    `${documentDigest} ${mode === 'built' ? pageDigest(page) : digestOf(`generated/${getRouteModulePath(page)}`)}`
}

interface PagesOptions {
  /** Writes compressed files beside the served ones. */
  readonly compress?: boolean
}

const readInputs = () => ({ inputs: new BuildInputDigests(top), steps: new BuildSteps(dist) })

/** Runs the generator; ends the process after the problems that it prints. */
const generatePages = ({ inputs, steps }: ReturnType<typeof readInputs>): Promise<void> =>
  updateGenerated(top, inputs, steps).catch(() => process.exit(1))

/** Generates, bundles and prerenders the site. Each step imports its modules when it starts, to limit memory use. */
export async function buildPages({ compress = true }: PagesOptions = {}, state = readInputs()) {
  const { inputs, steps } = state
  await generatePages(state)
  rmSync(join(dist, 'site.json'), { force: true })
  const client = join(dist, 'client')
  const bundled = await updateBundle(steps, digestBundleInputs(top, inputs), dist, () =>
    runStep('Bundle', async () => {
      await runNode(bundle, site)
      const { writeRouteStyleSheets } = await import('./build/prerender.ts')
      await writeRouteStyleSheets(dist)
    }),
  )
  const published = updatePublicFiles(top, inputs, steps, client)
  const { loadServerBundle, prerender, listRequestTimeStyleSheets } =
    await import('./build/prerender.ts')
  const { precompressFiles } = await import('./build/precompressFiles.ts')
  const { routes } = await import('#generated/routes.ts')
  const { entry, code, routeStyleSheets } = await loadServerBundle(dist)
  const codeOf = await codeOfPages(code)
  const { pages, rendered, files } = await runStep('Prerender', async () =>
    prerender({
      dist,
      compress,
      origin: canonicalOrigin,
      time: new Date().toISOString(),
      routes,
      entry,
      requestStyleSheets: listRequestTimeStyleSheets(routeStyleSheets, routes),
      codeOf,
      onProgress: showProgress('pages'),
    }),
  )
  removeStaleFiles(
    client,
    (path) =>
      bundled.has(path) || published.has(path) || files.has(path) || path.startsWith('/share/'),
  )
  if (compress) await precompressFiles(client, join(top, '.cache/packed'))
  process.stderr.write(`${pages} pages built, ${rendered} rendered\n`)
  return entry
}

/** Draws the pictures for sharing and publishes them, unless nothing that they show has changed. */
async function updateShareImages(
  { inputs, steps }: ReturnType<typeof readInputs>,
  images: ReadonlyMap<string, ShareImage>,
): Promise<void> {
  const { site: config } = await import('#generated/site.ts')
  const { name } = config.brand
  const client = join(dist, 'client')
  const digest = inputs.digest('share', [name, hash('sha256', JSON.stringify([...images]))])
  const isThere = (address: string) => existsSync(join(client, address))
  if (steps.isDone('share', digest) && [...images.keys()].every(isThere)) return
  steps.forget('share')
  const { writeShareImages } = await import('./shareImages.ts')
  const onProgress = showProgress('pictures')
  const { made, all } = await runStep('Draw pictures for sharing', () =>
    writeShareImages({ top, client, images, name, onProgress }),
  )
  process.stderr.write(`${all} pictures, ${made} drawn\n`)
  steps.record('share', digest)
}

/** Lists the packages of the site and their licences, unless no package has changed. */
async function updateLicences({ inputs, steps }: ReturnType<typeof readInputs>): Promise<void> {
  const digest = inputs.digest('licences')
  if (steps.isDone('licences', digest)) return
  steps.forget('licences')
  const { writeLicences } = await import('./build/licences.ts')
  writeLicences(top, join(dist, 'licences.txt'))
  const { writeBillOfMaterials } = await import('./build/billOfMaterials.ts')
  writeBillOfMaterials(top, join(dist, 'sbom.cdx.json'))
  steps.record('licences', digest)
}

/** Builds the site with its documents and share images, unless no input has changed since the last build. */
export async function build({ force = false } = {}): Promise<void> {
  if (force) rmSync(dist, { recursive: true, force: true })
  const state = readInputs()
  const { inputs, steps } = state
  const digestAll = () => inputs.digest('build', [canonicalOrigin])
  if (readStamp() === digestAll()) return
  rmSync(stampFile, { force: true })
  // Problems are printed before the documents are typeset, which takes much longer.
  await generatePages(state)
  await updateDocuments(top, inputs, steps)
  const entry = await buildPages({}, state)
  await updateShareImages(state, entry.listShareImages())
  await updateLicences(state)
  writeFileSync(stampFile, digestAll())
}

/**
 * Builds the pages unless no input has changed since the last build. Returns false if documents, pictures for sharing and compression are
 * left to `build`.
 */
export async function buildFirstPages(state = readInputs()): Promise<boolean> {
  const digestAll = () => state.inputs.digest('build', [canonicalOrigin])
  const [digest, stamp] = [digestAll(), readStamp()]
  if (stamp === digest) return true
  if (stamp === pagesStamp(digest)) return false
  rmSync(stampFile, { force: true })
  await buildPages({ compress: false }, state)
  writeFileSync(stampFile, pagesStamp(digestAll()))
  return false
}

/** Builds all that the pages show, like the sizes of documents; pictures for sharing and compression are left to `build`. */
async function buildShownPages(): Promise<void> {
  const state = readInputs()
  await generatePages(state)
  await updateDocuments(top, state.inputs, state.steps)
  await buildFirstPages(state)
}

const usage = `npm run build -- [--force] [--pages]
  --force  builds everything, whatever an earlier build has left
  --pages  builds what pages show: no pictures for sharing, no compressed files`

function parseOptions() {
  try {
    const options = { force: { type: 'boolean' }, pages: { type: 'boolean' } } as const
    return parseArgs({ options }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    return process.exit(2)
  }
}

if (import.meta.main) {
  const { pages, force = false } = parseOptions()
  await (pages ? buildShownPages() : build({ force }))
}
