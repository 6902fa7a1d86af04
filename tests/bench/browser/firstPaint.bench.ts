import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { loadavg } from 'node:os'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser, createBrowserLaunchOptions } from '../../browser.ts'
import { type BuiltSite, startBuiltSite } from '../../builtSite.ts'

const rounds = 7
const slowdown = 4
/** A phone on a slow mobile network: 150 ms for each request, 1.6 Mbit/s. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
const pages = {
  home: '/en',
  product: '/en/products/three-phase-home-battery-energy-storage-system',
  article: '/en/explore/blog/what-self-power-means',
  downloads: '/en/support-center/downloads',
}
const limits = { fcp: 1.15, lcp: 1.2 }

interface Paints {
  /** First and largest contentful paint in ms after the navigation. */
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Source of the largest element if it is a picture. */
  readonly picture: string
}

let site: BuiltSite
let browser: Browser
let plain: Server
/** The plain page and its picture by path. */
const files = new Map<string, { readonly type: string; readonly body: Buffer }>()

beforeAll(async () => {
  // Pages need no database.
  site = await startBuiltSite({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
  plain = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (!file) return response.writeHead(404).end()
    const isText = file.type === 'text/html'
    return response
      .writeHead(200, {
        'Content-Type': file.type,
        // As ours: a page with this header gets a process of its own, which one that is opened from another site gets in any case.
        ...(isText && { 'Content-Encoding': 'br', 'Cross-Origin-Opener-Policy': 'same-origin' }),
      })
      .end(file.body)
  }).listen(0, '127.0.0.1')
  await once(plain, 'listening')
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  plain.close()
})

/** Loads a page in a new profile on the simulated phone. */
async function load(address: string): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    locale: 'en-US',
  })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', network)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(address, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(() => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()))
        observer.observe({ type, buffered: true })
        // An observer of a type without entries is never called.
        requestAnimationFrame(() => setTimeout(() => resolve(observer.takeRecords())))
      })
    const readPaints = async () => {
      const largest = (await entriesOf('largest-contentful-paint')).at(-1) as
        | (PerformanceEntry & { url: string })
        | undefined
      const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[]
      return {
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        lcp: largest?.startTime ?? 0,
        cls: shifts.reduce((sum, { value }) => sum + value, 0),
        picture: largest?.url ?? '',
      }
    }
    return readPaints()
  })
  await context.close()
  return paints
}

/** Writes a page by hand with the words of a built one and its largest picture; returns its address. */
async function makePlainPage(address: string, picture: string): Promise<string> {
  const html = await (await fetch(address, { headers: { Accept: 'text/html' } })).text()
  const words = (/<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '')
    .replaceAll(/<(script|style|svg|template)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<(?!\/?(?:h[1-6]|p|ul|li)\b)[^>]*>/g, '')
    .replaceAll(/<(\w+)[^>]*>/g, '<$1>')
  const image = picture ? new URL(picture).pathname : undefined
  if (image) {
    const answer = await fetch(picture)
    const type = answer.headers.get('content-type') ?? ''
    files.set(image, { type, body: Buffer.from(await answer.arrayBuffer()) })
  }
  const hero = image ? `<img src="${image}" alt="" fetchpriority="high">` : ''
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Plain</title><style>body{margin:0;font:1rem/1.5 sans-serif}img{display:block;width:100%;aspect-ratio:4/5;object-fit:cover}</style>
${hero}${words}</html>`
  files.set('/', { type: 'text/html', body: brotliCompressSync(page) })
  const found = plain.address()
  if (found === null || typeof found === 'string') throw new Error('The server is closed')
  return `http://127.0.0.1:${found.port}/`
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each(Object.entries(pages))(
  '%s is painted nearly as soon as a plain page',
  async (name, path) => {
    const address = site.origin + path
    const { picture } = await load(address)
    const other = await makePlainPage(address, picture)
    const ours: Paints[] = []
    const theirs: Paints[] = []
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(address))
      theirs.push(await load(other))
    }
    const times = (key: 'fcp' | 'lcp') => {
      const [own, least] = [ours, theirs].map((all) => median(all.map((one) => one[key])))
      return { own: own ?? 0, least: least ?? 0, ratio: (own ?? 0) / (least ?? 0) }
    }
    const [fcp, lcp] = [times('fcp'), times('lcp')]
    const cls = Math.max(...ours.map((one) => one.cls))
    const print = ({ own, least, ratio }: typeof fcp) =>
      `${own.toFixed(0)} ms, plain ${least.toFixed(0)} ms: ratio ${ratio.toFixed(2)}`
    console.log(
      `${name}: FCP ${print(fcp)}; LCP (${picture ? 'picture' : 'text'}) ${print(lcp)}; CLS ${cls.toFixed(3)}, load ${loadavg()[0]?.toFixed(1)}`,
    )
    expect(cls).toBe(0)
    expect(fcp.ratio).toBeLessThanOrEqual(limits.fcp)
    expect(lcp.ratio).toBeLessThanOrEqual(limits.lcp)
  },
)
