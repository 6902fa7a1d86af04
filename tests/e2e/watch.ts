import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Look } from '../matrix.ts'

/**
 * Collects what must not happen while a page is used: messages in the console (violations of the content
 * security policy are among them), uncaught errors, answers that failed, error reports to the server.
 */
export function watch(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/client-errors')
      problems.push(`error report: ${request.postData()}`)
  })
  return problems
}

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * What axe finds on a page in one colour mode of the system, shortened to what finds it again; with more contrast,
 * text is held to 7:1.
 */
export async function axeFindings(
  page: Page,
  colorScheme: Look['theme']['mode'],
  contrast: Look['contrast'] = 'usual',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  // What moves without end, or with the page, never stops.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().endTime === Infinity,
      ),
  )
  await page.evaluate(axeSource)
  // Called directly: the usual wrapper carries every passed rule out of the page, at three times the cost.
  const violations = await page.evaluate(
    async ({ values, enhanced }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations: found } = await axe.run(document, {
        runOnly: { type: 'tag', values },
        // axe leaves both out if it is not asked: targets of 24 px, and text at 7:1. What a banner covers in part is
        // no small target.
        rules: {
          'target-size': { enabled: document.querySelector('consent-banner') === null },
          'color-contrast-enhanced': { enabled: enhanced },
        },
        resultTypes: ['violations'],
      })
      return found
    },
    { values: standards, enhanced: contrast === 'more' },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}\n  ${target.map(String).join(' ')}\n  ${html}`),
  )
}

/** What jumped while the page arrived. */
export const shifts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise(requestAnimationFrame)
    const entries = await new Promise<PerformanceEntry[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      })
      // Without an entry the observer is never called.
      requestIdleCallback(() => resolve([]), { timeout: 2000 })
    })
    return entries.map((entry) => JSON.stringify(entry))
  })

/** Draws all of a page, also what a browser would draw only when it nears. */
export const drawAll = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > section, main ~ footer { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/** Goes down the whole page, so that pictures load and islands wake, and waits for both. */
export async function readThrough(page: Page): Promise<void> {
  await drawAll(page)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < height; top += 600) {
    const isDrawn = await page.evaluate(
      (y) =>
        new Promise<boolean>((resolve) => {
          // At once, also where pages scroll gently.
          scrollTo({ top: y, behavior: 'instant' })
          requestAnimationFrame(() => resolve(true))
          AbortSignal.timeout(5000).addEventListener('abort', () => resolve(false))
        }),
      top,
    )
    if (isDrawn) continue
    // The browser without a window now and then stops drawing a page for good: only loading it again helps.
    await page.reload()
    return readThrough(page)
  }
  // A picture of the other colour mode or beyond a carousel's edge is not loaded, and need not be.
  const missing = () =>
    page.evaluate(() => [
      // One that waits for a hand may wait on.
      ...[
        ...document.querySelectorAll(
          '[data-island]:not([data-hydrated], [data-when="interaction"])',
        ),
      ].map(({ id }) => `island ${id}`),
      ...[...document.images]
        .filter((image) => {
          const { left, right } = image.getBoundingClientRect()
          const seen = image.checkVisibility() && right > 0 && left < innerWidth
          return seen && !(image.complete && image.naturalWidth > 0)
        })
        .map(({ src }) => src),
    ])
  await expect.poll(missing, { timeout: 15_000 }).toEqual([])
}
