import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { waitFor } from './actions.ts'
import type { EnginePage } from './enginePage.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Sizes of a page in CSS px. */
export interface PageBoxes {
  readonly height: number
  readonly overflow: number
  readonly headings: readonly HeadingBox[]
}

interface HeadingBox {
  readonly text: string
  readonly height: number
  readonly lines: number
  /** Distance to what follows in its parent; none for the last child. */
  readonly gap: number | undefined
}

/** Measures a page with all of its content rendered, once fonts and sizes have settled. */
export async function measure(page: EnginePage): Promise<PageBoxes> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main > section, main ~ footer { content-visibility: visible !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await waitFor(page, 'the fonts are loaded', async () => {
    await document.fonts.ready
    return document.readyState === 'complete' && document.fonts.status === 'loaded'
  })
  return page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    overflow: document.documentElement.scrollWidth - innerWidth,
    headings: [...document.querySelectorAll('main :is(h1, h2, h3)')]
      .filter((heading) => heading.checkVisibility())
      .map((heading) => {
        const range = document.createRange()
        range.selectNodeContents(heading)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        const { height, bottom } = heading.getBoundingClientRect()
        const next = heading.nextElementSibling
        return {
          text: heading.textContent,
          height,
          lines: new Set(tops).size,
          gap: next?.checkVisibility() ? next.getBoundingClientRect().top - bottom : undefined,
        }
      }),
  }))
}

/** Differences of a page from the same page in Chromium. */
export function compareBoxes(found: PageBoxes, expected: PageBoxes): readonly string[] {
  const difference = Math.abs(found.height - expected.height) / expected.height
  return [
    ...(found.overflow > 0 ? [`the page is ${found.overflow} px too wide`] : []),
    ...(difference > 0.01 ? [`the page is ${found.height} px high, not ${expected.height}`] : []),
    ...(found.headings.length === expected.headings.length
      ? []
      : [`${found.headings.length} headings, not ${expected.headings.length}`]),
    ...found.headings.flatMap((heading, at) => {
      const other = expected.headings[at]
      // Other line breaks change the height of the page only.
      if (other === undefined || other.lines !== heading.lines) return []
      const limit = Math.max(3, other.height * 0.05)
      return (['height', 'gap'] as const).flatMap((name) =>
        Math.abs((heading[name] ?? 0) - (other[name] ?? 0)) > limit
          ? [`${name} of “${heading.text}”: ${heading[name]} px, not ${other[name]}`]
          : [],
      )
    }),
  ]
}

/** Violations that axe finds, as rule and target. */
export async function axeViolations(page: EnginePage): Promise<readonly string[]> {
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
