import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { swapLateFonts } from '../fixtures/swapLateFonts.ts'
import { waitFor } from './actions.ts'
import type { BrowserEnginePage } from './enginePage.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Sizes of a page in CSS px. */
export interface PageMeasurements {
  readonly height: number
  readonly overflow: number
  readonly headings: readonly HeadingBox[]
  /** Controls and cells with clipped text. */
  readonly clipped: readonly string[]
}

interface HeadingBox {
  readonly text: string
  readonly height: number
  readonly lineHeight: number
  /** Distance to the next sibling; none for the last child. */
  readonly gap: number | undefined
}

/** Scrolls to each island and waits until all are hydrated. */
export async function hydrateAllIslands(page: BrowserEnginePage): Promise<void> {
  await waitFor(page, 'the islands are hydrated', () => {
    const selector = '[data-island]:not([data-hydrated], [data-when=interaction])'
    const island = document.querySelector(selector)
    island?.scrollIntoView({ behavior: 'instant' })
    // This island changes its headings to tabs a moment after it is hydrated.
    const modes = document.querySelector('[data-island=OperatingModes]:not(:has([role=tab]))')
    return island === null && modes === null
  })
}

/** Measures a page with its islands hydrated, once fonts and sizes have settled. */
export async function measurePage(page: BrowserEnginePage): Promise<PageMeasurements> {
  await hydrateAllIslands(page)
  await page.evaluate(swapLateFonts)
  await waitFor(page, 'the fonts are loaded', async () => {
    await document.fonts.ready
    return document.readyState === 'complete' && document.fonts.status === 'loaded'
  })
  await page.evaluate(() => {
    // WebKit floors each line height to whole pixels, which makes long texts 3 % shorter: the others do the same here.
    const all = [...document.body.querySelectorAll<HTMLElement>('*')]
    const styles = all.map((element) => {
      const { lineHeight, textWrapStyle } = getComputedStyle(element)
      return {
        height: Math.floor(parseFloat(lineHeight)),
        isPretty: textWrapStyle === 'pretty',
      }
    })
    for (const [at, element] of all.entries()) {
      const { height, isPretty } = styles[at] ?? {}
      if (height) element.style.lineHeight = `${height}px`
      // For `text-wrap: pretty`, WebKit breaks all lines again, Chromium only the last ones.
      if (isPretty) element.style.textWrapStyle = 'auto'
      // Each engine hyphenates with a dictionary of its own.
      element.style.hyphens = 'manual'
      // CSS leaves the distribution of width to automatic columns to the engine.
      if (element instanceof HTMLTableElement) element.style.tableLayout = 'fixed'
    }
  })
  return page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    overflow: document.documentElement.scrollWidth - innerWidth,
    headings: [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const { height, bottom, right } = heading.getBoundingClientRect()
        const next = heading.nextElementSibling
        const below = next?.checkVisibility() ? next.getBoundingClientRect() : undefined
        return {
          text: heading.textContent,
          height,
          lineHeight: parseFloat(getComputedStyle(heading).lineHeight),
          // A text beside its heading ends with it: the distance is not measured.
          gap: below && below.left < right ? below.top - bottom : undefined,
        }
      }),
    clipped: [...document.querySelectorAll<HTMLElement>('button, a, summary, dt, dd, td, th')]
      .filter(
        (element) =>
          element.clientWidth > 1 &&
          element.scrollWidth > element.clientWidth + 1 &&
          getComputedStyle(element).overflowX !== 'visible',
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  }))
}

/** Height of a row of links in px, with its gap. */
const row = 50

/** Differences of a page from the same page in Chromium. */
export function comparePageMeasurements(
  found: PageMeasurements,
  expected: PageMeasurements,
): readonly string[] {
  const headings = found.headings.flatMap((heading, at) => {
    const other = expected.headings[at]
    if (!other) return []
    // Widths of texts differ by fractions of a pixel, so that a heading may have a line more or less.
    const lines = Math.round((heading.height - other.height) / other.lineHeight)
    return [{ heading, other, more: Math.sign(lines) * other.lineHeight }]
  })
  const more = headings.reduce((sum, one) => sum + one.more, 0)
  const difference = found.height - expected.height
  // For the same reason a row of links may break that fits exactly elsewhere: Chromium rounds widths up to 1/64 px.
  const limit = Math.max(row, expected.height * 0.01)
  return [
    ...(found.overflow > 0 ? [`the page is ${found.overflow} px too wide`] : []),
    ...found.clipped.map((text) => `cut off: ${text}`),
    ...(Math.min(Math.abs(difference), Math.abs(difference - more)) > limit
      ? [`the page is ${found.height} px high, not ${expected.height}`]
      : []),
    ...(found.headings.length === expected.headings.length
      ? []
      : [`${found.headings.length} headings, not ${expected.headings.length}`]),
    ...headings.flatMap(({ heading, other, more: lines }) => [
      ...differenceOf(heading, 'height', heading.height, other.height + lines),
      ...(lines === 0 ? differenceOf(heading, 'gap', heading.gap ?? 0, other.gap ?? 0) : []),
    ]),
  ]
}

const differenceOf = ({ text }: HeadingBox, name: string, found: number, expected: number) =>
  Math.abs(found - expected) > Math.max(3, expected * 0.05)
    ? [`${name} of “${text}”: ${found} px, not ${expected}`]
    : []

/** Violations that axe finds, as rule and target. */
export async function findAxeViolations(page: BrowserEnginePage): Promise<readonly string[]> {
  await page.runScript(axeSource)
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const { violations } = await axe.run(document, {
      runOnly: {
        type: 'tag',
        values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      },
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target }) => `${id}: ${target.map(String).join(' ')}`),
    )
  })
}
