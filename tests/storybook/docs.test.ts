import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openBuiltStorybook, slowStepTimeout, waitUntilIdle } from './storybook.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Docs pages of a component, a component with many props, a section and a foundation. */
const docs = [
  'components-forms-button',
  'components-content-table',
  'sections-blocks-hero',
  'foundations-type',
]

/** Globals of the address and colour scheme of the system. */
const looks = [
  { globals: 'theme:dark', colorScheme: 'light', background: 'dark' },
  { globals: 'theme:light', colorScheme: 'dark', background: 'light' },
  { globals: '', colorScheme: 'dark', background: 'dark' },
] as const

describe('docs pages', () => {
  const open = openBuiltStorybook()
  const cases = docs.flatMap((id) => looks.map((look) => ({ id, ...look })))

  it.each(cases)(
    '$id opened with "$globals" where the system is $colorScheme have enough contrast on a $background page',
    async ({ id, globals, colorScheme, background }) => {
      const address = `/iframe.html?id=${id}--docs&viewMode=docs&globals=${globals}`
      const page = await open(address, { colorScheme })
      await page.locator('#storybook-docs h1, #storybook-docs h2').first().waitFor()
      const wrapper = page.locator('.sbdocs-wrapper')
      await expect
        .poll(
          () => wrapper.evaluate((node) => getComputedStyle(node).backgroundColor),
          slowStepTimeout,
        )
        .toSatisfy((colour: string) => isDark(colour) === (background === 'dark'))
      await page.evaluate(axeSource)
      const found = await page.evaluate(async () => {
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        // Storybook's boolean control fades the inactive value.
        const exclude = '.docblock-argstable label > [aria-hidden=true]'
        const { violations } = await axe.run(
          { include: '#storybook-docs', exclude },
          { runOnly: ['color-contrast'] },
        )
        return violations.flatMap(({ nodes }) =>
          nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
        )
      })
      expect(found).toEqual([])
    },
    slowStepTimeout.timeout * 2,
  )
})

const index = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../stories/.out/index.json'), 'utf8'),
) as { readonly entries: Readonly<Record<string, { readonly id: string; readonly type: string }>> }

/** Docs pages with content of their own; those of sections have their stories only, which are tested each. */
const allDocs = Object.values(index.entries).filter(
  ({ id, type }) => type === 'docs' && !id.startsWith('sections-'),
)

/** Storybook's own parts: the table of props, the tools above a story and its source. */
const partsOfStorybook = ['.docblock-argstable', '.sb-bar', '.docblock-source', '[role=toolbar]']

/**
 * Rules for whole pages and for parts that occur once: a docs page shows the same component many times. Contrast is tested
 * above, and in each story.
 */
const disabledRules = [
  'color-contrast',
  'region',
  'landmark-one-main',
  'landmark-unique',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-banner-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'page-has-heading-one',
  'heading-order',
  'duplicate-id-aria',
]

describe('docs pages of overlays', () => {
  const open = openBuiltStorybook()

  it.each(['dialog', 'confirmdialog', 'drawer', 'searchdialog', 'toast'])(
    'the docs page of %s is not covered by it, and has the styles of the theme',
    async (name) => {
      const page = await open(`/iframe.html?id=components-feedback-${name}--docs&viewMode=docs`)
      const heading = page.locator('#storybook-docs h1')
      await heading.waitFor()
      // A state or story that opens automatically does so when all are rendered.
      await page.locator('#storybook-docs').getByText('Related').waitFor()
      await waitUntilIdle(page)
      const isOnTop = await heading.evaluate((node) => {
        const { left, top, height } = node.getBoundingClientRect()
        return node.contains(document.elementFromPoint(left + 2, top + height / 2))
      })
      expect(isOnTop).toBe(true)
      const badge = page.locator('#storybook-docs').getByText(/^(stable|beta)$/)
      const background = await badge.evaluate((node) => getComputedStyle(node).backgroundColor)
      expect(background).not.toBe('rgba(0, 0, 0, 0)')
    },
    slowStepTimeout.timeout,
  )
})

describe('every docs page of a component or foundation passes axe and fits a phone', () => {
  const open = openBuiltStorybook()

  it.each(allDocs)(
    '$id',
    async ({ id }) => {
      const page = await open(`/iframe.html?id=${id}&viewMode=docs`)
      await page.locator('#storybook-docs h1, #storybook-docs h2').first().waitFor()
      await waitUntilIdle(page)
      // Text in a fallback font may be wider than its box.
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(axeSource)
      const findViolations = () =>
        page.evaluate(
          async ({ exclude, rules }) => {
            const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
            const { violations } = await axe.run(
              { include: '#storybook-docs', exclude },
              {
                runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
                rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
              },
            )
            return violations.flatMap(({ id: rule, nodes }) =>
              nodes.map(
                ({ target, failureSummary }) => `${rule}: ${target.join(' ')}: ${failureSummary}`,
              ),
            )
          },
          { exclude: partsOfStorybook, rules: disabledRules },
        )
      const addresses = await page
        .locator('#storybook-docs a[target=_top]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      const isStory = (address: string) =>
        Object.hasOwn(index.entries, address.slice(address.lastIndexOf('/') + 1))
      expect(addresses.filter((address) => !isStory(address))).toEqual([])
      // On a busy machine stories are still drawn, and their frames scroll until then.
      await expect.poll(findViolations, slowStepTimeout).toEqual([])
      await page.setViewportSize({ width: 390, height: 800 })
      const overflow = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
      // A dialog that was opened keeps room for the scroll bar.
      await expect.poll(overflow, slowStepTimeout).toBeLessThanOrEqual(0)
      // Open pages would continue to work.
      await page.context().close()
    },
    slowStepTimeout.timeout * 2,
  )
})

/** True if a computed `rgb()` is nearer to black than to white. */
function isDark(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 3 < 128
}
