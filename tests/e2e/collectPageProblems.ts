import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { Look } from '../matrix.ts'
import { listMissingClientHeaders } from './clientRequests.ts'

/**
 * Collects problems while a page is used: console messages (including violations of the content security policy),
 * uncaught errors, failed responses, error reports to the server, and script requests without client headers.
 */
export function collectPageProblems(page: Page): readonly string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning', 'assert'].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', ({ message }) => {
    // Firefox reports answers that a redirect cancels; the site ignores them, too.
    if (message !== 'Error in input stream') problems.push(`uncaught: ${message}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`)
  })
  page.on('request', (request) => {
    const lack = listMissingClientHeaders(request)
    if (lack.length > 0) problems.push(`${request.url()} lacks ${lack.join(', ')}`)
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
 * Returns the violations that axe finds on a page in one colour mode, as rule and target; with more contrast,
 * text must have 7:1.
 */
export async function findAccessibilityViolations(
  page: Page,
  colorScheme: Look['theme']['mode'],
  contrast: Look['contrast'] = 'usual',
): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  // Endless and scroll-driven animations never finish.
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
  // Called directly because the usual wrapper also transfers every passed rule, at three times the cost.
  const violations = await page.evaluate(
    async ({ values, enhanced }) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations: found } = await axe.run(document, {
        runOnly: { type: 'tag', values },
        // Both rules are off by default: targets of 24 px, and text at 7:1. A target that a banner covers in part is
        // not too small.
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

/** Returns the layout shifts since navigation. */
export const readLayoutShifts = (page: Page): Promise<readonly string[]> =>
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

/** Time in ms after which a page is not drawn any more. */
const drawTimeout = 30_000

/** Scrolls through the whole page, a screen at a time, and waits until pictures are loaded and islands hydrated. */
export async function scrollThroughPage(page: Page): Promise<void> {
  const drawn = page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      // Overrides smooth scrolling.
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    return true
  })
  // The clock of a page that stops may stop, too.
  const late = new Promise<boolean>((resolve) => {
    AbortSignal.timeout(drawTimeout).addEventListener('abort', () => resolve(false))
  })
  if (!(await Promise.race([drawn.catch(() => false), late]))) {
    // The headless browser occasionally stops rendering a page until it is reloaded.
    await page.reload()
    return scrollThroughPage(page)
  }
  // Pictures of the other colour mode and outside a carousel's viewport or a scroll region are not loaded.
  const missing = () =>
    page.evaluate(() => {
      // Only downwards: a horizontally scrolling list would keep the offset of a late picture in it.
      const bringIntoView = (element: Element) =>
        scrollBy({ top: element.getBoundingClientRect().top, behavior: 'instant' })
      return [
        // Islands that are hydrated on interaction are excluded.
        ...[
          ...document.querySelectorAll(
            '[data-island]:not([data-hydrated], [data-when="interaction"])',
          ),
        ].map((island) => {
          // A busy browser may have skipped the frame in which the island was in view; the same is true for pictures.
          bringIntoView(island)
          return `island ${island.id}`
        }),
        ...[...document.images]
          .filter((image) => {
            const { left, right } = image.getBoundingClientRect()
            const region = image.closest('[role=region]')?.getBoundingClientRect()
            const end = Math.min(innerWidth, region?.right ?? innerWidth)
            const seen = image.checkVisibility() && right > (region?.left ?? 0) && left < end
            return seen && !(image.complete && image.naturalWidth > 0)
          })
          .map((image) => {
            bringIntoView(image)
            return image.src
          }),
      ]
    })
  await expect.poll(missing).toEqual([])
}
