import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openBuiltStorybook, slowStepTimeout, waitUntilIdle } from './storybook.ts'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

const open = openBuiltStorybook()
const docs = (id: string) => `/iframe.html?id=${id}--docs&viewMode=docs`

/** Numbers of the marks on the anatomy of a docs page. */
const marksOf = (page: Page) =>
  page.locator('#storybook-docs [aria-hidden][style*="left"]').allTextContents()

describe('the anatomy of a component that is drawn above the page', () => {
  it.each([
    ['dialog', '[role=dialog]', ['1', '2', '3', '4']],
    ['confirmdialog', '[role=alertdialog]', ['1', '2', '3', '4']],
    ['drawer', 'dialog', ['1', '2', '3']],
    ['searchdialog', 'dialog', ['1', '3']],
    ['toast', '[role=alert], [role=status]', ['2', '3']],
  ])(
    'shows the open %s with its parts numbered, and leaves focus and scroll position where they are',
    async (name, selector, numbers) => {
      const page = await open(docs(`components-feedback-${name}`))
      const findFrame = () => page.frames().find((frame) => frame !== page.mainFrame())
      await expect.poll(findFrame, slowStepTimeout).toBeDefined()
      await findFrame()?.locator(selector).first().waitFor()
      await expect.poll(() => marksOf(page), slowStepTimeout).toEqual(numbers)
      const place = await page.evaluate(() => [document.activeElement?.tagName, scrollY])
      expect(place).toEqual(['BODY', 0])
    },
    slowStepTimeout.timeout,
  )
})

it(
  'marks of an anatomy do not cover each other',
  async () => {
    for (const id of ['components-content-table', 'components-forms-button']) {
      const page = await open(docs(id))
      const marks = page.locator('#storybook-docs [aria-hidden][style*="left"]')
      await marks.first().waitFor()
      const boxes = await marks.evaluateAll((nodes) =>
        nodes.map((node) => node.getBoundingClientRect().toJSON() as DOMRect),
      )
      expect(boxes.length).toBeGreaterThan(1)
      const covered = boxes.some((one, index) =>
        boxes
          .slice(index + 1)
          .some(
            (other) =>
              Math.abs(one.x - other.x) < one.width && Math.abs(one.y - other.y) < one.height,
          ),
      )
      expect({ id, covered }).toEqual({ id, covered: false })
    }
  },
  slowStepTimeout.timeout,
)

it(
  'examples of code are dark on a dark page',
  async () => {
    const page = await open(docs('components-content-table'), { colorScheme: 'dark' })
    const code = page.locator('#storybook-docs pre').filter({ hasText: 'useState' }).first()
    await code.waitFor()
    const lightness = await code.evaluate((node) => {
      let box: Element | null = node
      while (box && getComputedStyle(box).backgroundColor === 'rgba(0, 0, 0, 0)')
        box = box.parentElement
      const [red = 255] = box
        ? (getComputedStyle(box).backgroundColor.match(/\d+/g) ?? []).map(Number)
        : []
      return red
    })
    expect(lightness).toBeLessThan(80)
  },
  slowStepTimeout.timeout,
)

it.each(['fields', 'navigation', 'feedback', 'content', 'layout', 'words'])(
  'the states of %s have enough contrast in both modes, also while the pointer is on them',
  async (group) => {
    const page = await open(
      `/iframe.html?id=foundations-states--${group}&viewMode=story&globals=a11y.manual:!true`,
    )
    await page.locator('#storybook-root h2').first().waitFor()
    await waitUntilIdle(page)
    await page.evaluate(axeSource)
    for (const mode of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' })
      const found = await page.evaluate(async () => {
        // axe ignores inert elements, and the drawings of states are inert.
        for (const node of document.querySelectorAll('[inert]')) node.removeAttribute('inert')
        const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
        const { violations } = await axe.run('#storybook-root', { runOnly: ['color-contrast'] })
        return violations.flatMap(({ nodes }) => nodes.map(({ failureSummary }) => failureSummary))
      })
      expect({ mode, found }).toEqual({ mode, found: [] })
    }
  },
  slowStepTimeout.timeout,
)
