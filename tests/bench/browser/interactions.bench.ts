import { chromium, type Browser, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadavg } from 'node:os'
import { cookies, serializeConsent } from '#data/consent/cookies.ts'
import { findBrowser, createBrowserLaunchOptions } from '../../browser.ts'
import { type BuiltSite, startBuiltSite } from '../../builtSite.ts'

const rounds = 5
const slowdown = 4
const phone = { width: 390, height: 844 }

declare global {
  interface Window {
    /** Longest time from an input to the next paint, in ms by interaction. */
    interactions: Map<number, number>
  }
}

/** A visit of a page by phone, with everything that is done to it. */
interface Visit {
  readonly path: string
  readonly act: (page: Page) => Promise<void>
  /** Selector of the results that the first key shows. */
  readonly results?: string
}

const visits: Readonly<Record<string, Visit>> = {
  // The lower bound of this browser and machine.
  'a plain button': {
    path: 'data:text/html,<button onclick="this.textContent=1">0</button>',
    act: async (page) => {
      for (let click = 0; click < 3; click++) await page.locator('button').click()
    },
  },
  menu: {
    path: '/en/products',
    act: async (page) => {
      await page.locator('header button[command=show-modal]').click()
      await page.locator('header dialog details summary:visible').first().click()
    },
  },
  filter: {
    path: '/en/support-center/downloads',
    act: async (page) => {
      const closed = page.locator('details:not([open]):has(#document-image) > summary:visible')
      while ((await closed.count()) > 0) await closed.first().click()
      for (const id of ['document-image', 'document-pdf']) {
        const answered = page.waitForResponse(/downloads\?/)
        await page.locator(`#${id}`).check()
        await answered
      }
    },
  },
  tabs: {
    path: '/en/solutions/residential-ess',
    act: async (page) => {
      const island = page.locator('[data-island=OperatingModes]')
      await island.scrollIntoViewIfNeeded()
      await page.locator('[data-island=OperatingModes][data-hydrated]').waitFor()
      for (const at of [1, 2, 0]) await island.getByRole('tab').nth(at).click()
    },
  },
  theme: {
    path: '/en/about-us',
    act: async (page) => {
      await page.locator('header button[command=show-modal]').click()
      const themes = page.locator('header details:visible', {
        has: page.locator('[data-theme-set]'),
      })
      await themes.locator('summary').click()
      for (const theme of ['dark', 'light'])
        await themes.locator(`[data-theme-set=${theme}]`).click()
    },
  },
  search: {
    path: '/en',
    results: 'dialog [role=option]',
    act: async (page) => {
      await page.locator('header a[data-opens-search]:visible').first().click()
      await page.locator('dialog[data-search-dialog] input:focus').waitFor()
      // A fast typist.
      await page.keyboard.type('warranty', { delay: 100 })
      await page.locator('dialog[data-search-dialog] [role=option]').first().waitFor()
    },
  },
  configurator: {
    path: '/en/products/configurator',
    act: async (page) => {
      const choices = page.locator('[data-island=Configurator] input[type=radio]')
      for (const at of [1, 2, 5]) await choices.nth(at).click()
      await page.locator('[data-island=Configurator][data-hydrated]').waitFor()
      for (const at of [0, 3]) await choices.nth(at).click()
    },
  },
}

let site: BuiltSite
let browser: Browser

beforeAll(async () => {
  // Pages need no database.
  site = await startBuiltSite({ DATABASE_URL: 'postgres://127.0.0.1:1/none' })
  browser = await chromium.launch(createBrowserLaunchOptions(await findBrowser()))
})

afterAll(async () => {
  await browser.close()
  await site.stop()
})

/** Records the interactions of a page, in the page. */
function recordInteractions(): void {
  window.interactions = new Map()
  // The types lack the threshold.
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId)
        window.interactions.set(
          interactionId,
          Math.max(duration, window.interactions.get(interactionId) ?? 0),
        )
  }).observe(options)
}

/** Returns the time from the first key to the frame that shows an element, in ms, in the page. */
const timeOfResults = (selector: string): Promise<number> =>
  new Promise((resolve) => {
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const look = (now: number) => {
          if (document.querySelector(selector)) resolve(now - timeStamp)
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      },
      { once: true },
    )
  })

/** Visits a page once with a slow processor; returns its INP, and the time from the first key to results. */
async function measure({ path, act, results }: Visit): Promise<{ inp: number; results: number }> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, locale: 'en-US' })
  await context.addCookies([
    { name: cookies.consent.name, value: serializeConsent([]), url: site.origin },
  ])
  const page = await context.newPage()
  await page.addInitScript(recordInteractions)
  const client = await context.newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(new URL(path, site.origin).href, { waitUntil: 'networkidle' })
  const shown = results === undefined ? 0 : page.evaluate(timeOfResults, results)
  await act(page)
  const inp = await page.evaluate(async () => {
    // Entries follow the paint that they measure.
    for (let frame = 0; frame < 3; frame++)
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    return Math.max(0, ...window.interactions.values())
  })
  const found = { inp, results: await shown }
  await context.close()
  return found
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

test.each(Object.entries(visits))('%s answers within 100 ms', async (name, visit) => {
  const found: Awaited<ReturnType<typeof measure>>[] = []
  for (let round = 0; round < rounds; round++) found.push(await measure(visit))
  const all = found.map(({ inp }) => inp)
  const results = median(found.map(({ results }) => results))
  const added = visit.results ? `, first key to results ${results.toFixed(0)} ms` : ''
  console.log(
    `${name}: INP ${median(all)} ms (${all.join(', ')})${added}, load ${loadavg()[0]?.toFixed(1)}`,
  )
  expect(median(all)).toBeLessThanOrEqual(100)
  expect(results).toBeLessThanOrEqual(150)
})
