import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { build } from 'vite'

/** Script and style sheet of the review page. */
interface ReviewClient {
  readonly script: string
  readonly style: string
}

const root = join(import.meta.dirname, '../../..')
const cacheFile = join(root, '.cache/visual/review-client.json')

interface CachedClient extends ReviewClient {
  /** Digest of the files that it was compiled from. */
  readonly digest: string
}

let client: Promise<ReviewClient> | undefined

/**
 * Returns the client. It is compiled only if a file of the design system, of these suites or a package has changed, because that takes longer than all else
 * of a report.
 */
export const readReviewClient = (): Promise<ReviewClient> => (client ??= updateClient())

async function updateClient(): Promise<ReviewClient> {
  const digest = digestInputs()
  if (existsSync(cacheFile)) {
    const cached = JSON.parse(readFileSync(cacheFile, 'utf8')) as CachedClient
    if (cached.digest === digest) return cached
  }
  const compiled: CachedClient = { ...(await compileClient()), digest }
  mkdirSync(dirname(cacheFile), { recursive: true })
  writeFileSync(cacheFile, JSON.stringify(compiled))
  return compiled
}

function digestInputs(): string {
  const sources = ['design-system', 'tests/visual'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }),
  )
  const digest = createHash('sha256')
  for (const file of ['package-lock.json', ...sources.toSorted()])
    digest.update(`${file} `).update(readFileSync(join(root, file)))
  return digest.digest('hex')
}

/** Compiles the script and the style sheet of the review page, with its typeface. */
async function compileClient(): Promise<ReviewClient> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    plugins: [vanillaExtractPlugin()],
    define: { 'process.env.NODE_ENV': '"production"' },
    // Without it a test runner's NODE_ENV selects the JSX of development, which React's production build does not export.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: join(import.meta.dirname, 'app/main.tsx') },
    },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const script = files.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
  const style = files.flatMap((file) =>
    file.type === 'asset' && typeof file.source === 'string' && file.fileName.endsWith('.css')
      ? file.source
      : [],
  )
  // Escapes what would close the elements.
  return { script: script.replaceAll('</script', '<\\/script'), style: style.join('\n') }
}
