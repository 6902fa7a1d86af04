import { execFile } from 'node:child_process'
import { parseArgs, promisify } from 'node:util'
import { type Locale, locales, localizePath } from '#data/locale/locales.ts'
import { findBrowser } from '../browser.ts'
import { startBuiltSite } from '../builtSite.ts'

const usage = `npm run lighthouse -- [--runs 5] [--only home,article] [--locales fr,cn,de]
  Measures the built site as a phone, with simulated throttling, and prints the median of all runs.
  Lighthouse is fetched when it is asked for: it brings a hundred packages that nothing else needs.`

const version = '13.5.0'
const pages = new Map([
  ['home', '/'],
  ['product', '/products/three-phase-home-battery-energy-storage-system'],
  ['downloads', '/support-center/downloads'],
  ['article', '/explore/blog/what-self-power-means'],
])
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const times = {
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: [...pages.keys()].join(',') },
    locales: { type: 'string', default: 'fr,cn,de' },
    help: { type: 'boolean', default: false },
  },
})
if (values.help) {
  console.log(usage)
  process.exit(0)
}

const browser = await findBrowser()
// No database is needed: pages work without one.
const site = await startBuiltSite({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })

const rows: Record<string, string | number>[] = []
try {
  for (const name of values.only.split(','))
    for (const locale of values.locales.split(','))
      rows.push(await measure(site.origin, name, locale as Locale))
} finally {
  await site.stop()
}
console.table(rows)
process.exitCode = rows.every((row) => categories.every((name) => row[name] === 100)) ? 0 : 1

/** Returns the median results of a page in one language. */
async function measure(origin: string, name: string, locale: Locale) {
  const path = pages.get(name)
  if (path === undefined) throw new Error(`There is no page "${name}".\n${usage}`)
  const reports: Report[] = []
  for (let run = 0; run < Number(values.runs); run++)
    reports.push(await report(origin + localizePath(locale, path), locales[locale].languageTag))
  const median = (value: (report: Report) => number) =>
    reports.map(value).toSorted((a, b) => a - b)[Math.floor(reports.length / 2)] ?? Number.NaN
  return {
    page: name,
    locale,
    ...Object.fromEntries(
      categories.map((category) => [
        category,
        Math.round(100 * median(({ categories: found }) => found[category]?.score ?? 0)),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(times).map(([short, id]) => [
        short,
        Number(median(({ audits }) => audits[id]?.numericValue ?? 0).toFixed(2)),
      ]),
    ),
  }
}

/** Returns Lighthouse's report; retries once if the browser recorded nothing. */
function report(address: string, language: string): Promise<Report> {
  return lighthouse(address, language).catch(() => lighthouse(address, language))
}

async function lighthouse(address: string, language: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=lighthouse@${version}`,
      '--',
      'lighthouse',
      address,
      '--quiet',
      '--output=json',
      '--form-factor=mobile',
      '--throttling-method=simulate',
      `--only-categories=${categories.join(',')}`,
      // A browser in the language of the page is not redirected.
      `--extra-headers=${JSON.stringify({ 'Accept-Language': language })}`,
      `--chrome-flags=${['--headless=new', `--accept-lang=${language}`, ...browser.args].join(' ')}`,
    ],
    {
      env: { ...process.env, ...browser.env, CHROME_PATH: browser.executablePath },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(stdout) as Report
}
