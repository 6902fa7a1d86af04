import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { test } from '../../siteTest.ts'

const root = join(import.meta.dirname, '../../..')

/** A site configured with third-party ids, whose host is a local stub. */
interface Site {
  readonly origin: string
  /** Paths requested from the stub. */
  readonly asked: string[]
  readonly process: ChildProcess
  readonly host: Server
}

let site: Site

test.beforeAll(async () => {
  const asked: string[] = []
  const host = createServer(({ url = '' }, response) => {
    asked.push(url)
    // The stub script reports the calls queued before it loaded.
    const script = url.includes('js')
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'image/gif' })
    response.end(
      script
        ? 'document.documentElement.dataset.tags = String(+(document.documentElement.dataset.tags ?? 0) + 1)'
        : '',
    )
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const stubOrigin = `http://localhost:${(host.address() as AddressInfo).port}`
  const process = spawn(globalThis.process.execPath, ['site/server/main.ts'], {
    cwd: root,
    env: {
      ...globalThis.process.env,
      PORT: '0',
      // Pages need no database.
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
      LOG_FORMAT: 'none',
      TAG_MANAGER_ID: 'GTM-1',
      TAG_MANAGER_HOSTS: stubOrigin,
      AD_TRACKER_ID: 'AW-2',
      AD_TRACKER_HOSTS: stubOrigin,
      NETWORK_TAG_ID: '3',
      NETWORK_TAG_HOSTS: stubOrigin,
    },
  })
  const [line] = (await once(process.stdout, 'data')) as [Buffer]
  site = { origin: /http:\S+/.exec(line.toString())?.[0] ?? '', asked, process, host }
})
test.afterAll(() => {
  site.process.kill('SIGTERM')
  site.host.closeAllConnections()
  site.host.close()
})
test.beforeEach(() => {
  site.asked.length = 0
})
test.describe.configure({ mode: 'default' })

/** Returns the distinct requested paths, because consecutive pages may repeat a request. */
const requestedPaths = () => [...new Set(site.asked)].toSorted()

const at = (path: string) => site.origin + path

/** Records the requests that carry visitor data: proxied pixels and analytics. */
function trackingRequests(context: BrowserContext): string[] {
  const sent: string[] = []
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/(consent\.json|api\/visits)$/.test(pathname)) sent.push(pathname)
  })
  return sent
}

async function choose(page: Page, choice: string, ...categories: string[]): Promise<void> {
  await page.goto(at('/en/cookie-settings'))
  for (const name of categories) await page.locator(`input[name=${name}]`).check()
  const saved = page.waitForEvent('load')
  await page.locator(`main button[name=choice][value=${choice}]`).click()
  await saved
}

const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 500 })),
  )

/** Simulates a switch to another tab. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })

async function visit(page: Page, ...paths: string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(at(path))
    await idle(page)
  }
}

const kept = (page: Page) => page.evaluate(() => Object.keys(sessionStorage))

test('sends no visitor data before consent, after refusal and with GPC', async ({ browser }) => {
  for (const options of [{}, { extraHTTPHeaders: { 'Sec-GPC': '1' } }]) {
    const context = await browser.newContext({ locale: 'fr-FR', ...options })
    const sent = trackingRequests(context)
    const page = await context.newPage()
    await visit(page, '/en/about-us', '/en')
    await choose(page, 'decline')
    await visit(page, '/en/about-us')
    expect([site.asked, sent, await kept(page)]).toEqual([[], [], []])
    await context.close()
  }
})

test('allowed third parties are loaded on marketing pages, get the consent state first, and stop after withdrawal', async ({
  context,
  page,
}) => {
  const sent = trackingRequests(context)
  await choose(page, 'allow-selection', 'statistics')
  site.asked.length = 0
  await visit(page, '/en/about-us')
  await expect.poll(requestedPaths).toEqual(['/gtm.js?id=GTM-1'])
  const said = await page.evaluate(() =>
    JSON.stringify(
      [...((window as { dataLayer?: object[] }).dataLayer ?? [])].map((one) => Object.values(one)),
    ),
  )
  const [first, second] = JSON.parse(said) as [unknown[], unknown[]]
  expect([first.slice(0, 2), second.slice(0, 2)]).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
  ])
  expect(Object.values(first[2] as object)).toEqual(Array(5).fill('denied'))
  expect(second[2]).toMatchObject({ analytics_storage: 'granted', ad_storage: 'denied' })
  expect(await kept(page)).toContain('felcera_visit')
  await hide(page)
  await expect.poll(() => sent).toContain('/api/visits')

  await choose(page, 'allow-selection', 'marketing')
  site.asked.length = 0
  await visit(page, '/en/about-us')
  await expect
    .poll(requestedPaths)
    .toEqual(['/gtag/js?id=AW-2', '/gtm.js?id=GTM-1', '/li.lms-analytics/insight.min.js'])
  await expect(page.locator('html')).toHaveAttribute('data-tags', '3')

  site.asked.length = 0
  await visit(page, '/en/login', '/en/contact-us')
  expect(site.asked).toEqual([])

  await choose(page, 'decline')
  site.asked.length = 0
  sent.length = 0
  await visit(page, '/en/about-us', '/en')
  expect([site.asked, sent, await kept(page)]).toEqual([[], [], []])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pixels are proxied, and forwarded with consent only', async ({ page }) => {
    await page.goto(at('/en/about-us'))
    await choose(page, 'decline')
    await page.goto(at('/en/about-us'), { waitUntil: 'load' })
    expect(site.asked).toEqual([])
    await choose(page, 'allow-selection', 'marketing')
    site.asked.length = 0
    await page.goto(at('/en/about-us'))
    await expect
      .poll(() => site.asked.toSorted())
      .toEqual([
        '/collect/?pid=3&fmt=gif',
        '/ns.html?id=GTM-1',
        '/pagead/viewthroughconversion/2/?guid=ON&script=0',
      ])
  })
})
