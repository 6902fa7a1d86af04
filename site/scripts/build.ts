import './production.ts'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { moduleOf, type RouteEntry } from '#data/routeTable.ts'
import { withBuiltRoutes } from '#server/builtRoutes.ts'
import type { CodeDigests } from './codeDigests.ts'

const top = join(import.meta.dirname, '../..')
const site = join(top, 'site')
const dist = join(site, 'dist')
const stampFile = join(dist, 'stamp')

/** Origin of canonical addresses when none is configured. */
export const builtOrigin = process.env['ORIGIN'] ?? 'http://localhost:3000'

/** A digest of everything a build reads: equal digests give equal sites. */
function inputs(): string {
  const digest = createHash('sha256').update(`${builtOrigin}\n${process.version}\n`)
  const files = globSync(
    ['package-lock.json', '{design-system,generator,pages-config}/**/*.*', 'site/**/*.*'],
    {
      cwd: top,
      exclude: (name) => ['site/dist', 'site/generated', 'site/.react-router'].includes(name),
    },
  )
  for (const file of files.toSorted())
    if (!file.includes('.test.')) digest.update(file).update(readFileSync(join(top, file)))
  return digest.digest('hex')
}

function upToDate(digest: string): boolean {
  try {
    return readFileSync(stampFile, 'utf8') === digest
  } catch {
    return false
  }
}

/** Runs a program of Node in a process of its own: what it read is not held while the rest is built. */
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
 * The bundler, made to give memory back as soon as it needs it no more: its own parts by `MIMALLOC_PURGE_DELAY`, what is written
 * in JavaScript by a heap that is looked through whenever it has grown by two fifths.
 */
const bundle = ['--heap-growing-percent=40', join(top, 'node_modules/@react-router/dev/bin.cjs'), 'build'] // prettier-ignore

/** Shows in a terminal how far a step is. */
const tell = (what: string) => (done: number, all: number) => {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${all} ${what} `)
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now()
  process.stderr.write(`${name} …\n`)
  const result = await work()
  process.stderr.write(`${name} done in ${((performance.now() - start) / 1000).toFixed(1)} s\n`)
  return result
}

/** A digest of all code that renders a page: that of the site, of packages, and of what prerenders. */
function codeOfPages(code: CodeDigests): (route: RouteEntry) => string {
  const digest = createHash('sha256').update(process.version)
  const own = ['prerender', 'islandProps', 'packing', '../data/styleSheets', '../../package-lock']
  for (const name of own) {
    const file = join(import.meta.dirname, `${name}.${name.endsWith('lock') ? 'json' : 'ts'}`)
    digest.update(readFileSync(file))
  }
  const everywhere = digest.digest('hex')
  const digestOf = (file: string) => {
    const found = code[file]
    if (found === undefined) throw new Error(`The bundle has no digest of "${file}"`)
    return found
  }
  const frame = [everywhere, digestOf('root.tsx'), digestOf('entry.server.tsx')].join(' ')
  return (route) => `${frame} ${digestOf(`generated/${moduleOf(route.page)}`)}`
}

interface PagesOptions {
  /** Whether every page is rendered, whatever was kept of the last build. */
  readonly fresh?: boolean
  /** Whether packed files are laid beside what is served. */
  readonly compress?: boolean
}

/** Generates, bundles and prerenders the site. Each step loads what it needs when it begins: the one before wants the memory. */
export async function buildPages({ fresh = false, compress = true }: PagesOptions = {}) {
  const generate = () => run([join(top, 'generator/cli.ts')], top)
  // It has told what is wrong.
  await step('Generate', generate).catch(() => process.exit(1))
  for (const name of ['client', 'server', 'site.json'])
    rmSync(join(dist, name), { recursive: true, force: true })
  await step('Bundle', () => run(bundle, site))
  const [{ builtApp, prerender }, { forgetKept }] = await Promise.all([
    import('./prerender.ts'),
    import('./keptPages.ts'),
  ])
  const { routes } = await import('#generated/routes.ts')
  const { build: app, entry, code } = await builtApp(dist)
  if (fresh) await forgetKept(dist)
  const { pages, rendered } = await step('Prerender', async () =>
    prerender({
      dist,
      ...(compress && { cache: join(top, '.cache/packed') }),
      origin: builtOrigin,
      time: new Date().toISOString(),
      routes,
      build: withBuiltRoutes(app, routes),
      entry,
      codeOf: codeOfPages(code),
      onProgress: tell('pages'),
    }),
  )
  process.stderr.write(`${pages} pages built, ${rendered} rendered\n`)
  return entry
}

/** Builds the site with its documents and pictures, unless nothing it reads has changed since the last time. */
export async function build({ force = false } = {}): Promise<void> {
  const { documents, tellDocuments } = await import('./documents.ts')
  const { made, all } = await documents({ top, onProgress: tellDocuments })
  if (made > 0) process.stderr.write(`${all} documents, ${made} typeset\n`)
  const digest = inputs()
  if (!force && upToDate(digest)) return
  rmSync(stampFile, { force: true })
  const entry = await buildPages({ fresh: force })
  const { shareImages } = await import('./shareImages.ts')
  const { site: config } = await import('#generated/site.ts')
  const shared = await step('Draw pictures for sharing', () =>
    shareImages({
      top,
      client: join(dist, 'client'),
      images: entry.shareImages(),
      name: config.brand.name,
      onProgress: tell('pictures'),
    }),
  )
  process.stderr.write(`${shared.all} pictures, ${shared.made} drawn\n`)
  writeFileSync(stampFile, digest)
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: 'boolean', default: false } } })
  await build(values)
}
