import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { modernFeatures } from '../fixtures/modernFeatures.table.ts'
import { removeBrowserFeature } from '../fixtures/removeBrowserFeature.ts'
import { slowStepTimeout, openBuiltStorybook } from './storybook.ts'

const open = openBuiltStorybook()
const story = (id: string) => `/iframe.html?id=${id}&viewMode=story&globals=theme:light`

describe('German words', () => {
  it.each([
    ['components-navigation-tabs--longest-german', '[role=tab] > span'],
    ['components-navigation-stepper--longest-german', 'li'],
  ])(
    'may be hyphenated in %s',
    async (id, selector) => {
      const page = await open(story(id))
      const label = page.locator('#storybook-root').locator(selector).first()
      await label.waitFor()
      const { hyphens, lang } = await label.evaluate((node) => ({
        hyphens: getComputedStyle(node).hyphens,
        lang: node.closest('[lang]')?.getAttribute('lang'),
      }))
      expect({ hyphens, lang }).toEqual({ hyphens: 'auto', lang: 'de' })
    },
    slowStepTimeout.timeout,
  )
})

it(
  'a chosen segment keeps its fill, on which its text is read, under the pointer',
  async () => {
    const page = await open(story('components-forms-radiogroup--segments'))
    const label = page.locator('#storybook-root input:checked + label')
    await label.waitFor()
    const fillOf = () => label.evaluate((node) => getComputedStyle(node).backgroundColor)
    const fill = await fillOf()
    const box = await label.boundingBox()
    await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
    await page.locator('#storybook-root input:checked:hover').waitFor()
    // The fill changes in a transition.
    await page.evaluate(() =>
      Promise.all(document.getAnimations().map((animation) => animation.finished)),
    )
    expect(await fillOf()).toBe(fill)
  },
  slowStepTimeout.timeout,
)

describe('a control in error', () => {
  it.each([
    ['radios', 'components-forms-radiogroup--with-error', 'input[type=radio]:enabled'],
    ['checkboxes', 'components-forms-fieldset--with-error', 'input[type=checkbox]'],
  ])(
    '%s of a group have the error ring',
    async (_, id, selector) => {
      const page = await open(story(id))
      const boxes = page.locator('#storybook-root').locator(selector)
      await boxes.first().waitFor()
      const shadows = await boxes.evaluateAll((nodes) =>
        nodes.map((node) => getComputedStyle(node).boxShadow),
      )
      expect(shadows).not.toContain('none')
    },
    slowStepTimeout.timeout,
  )

  it.each([
    [
      'a field',
      'components-forms-input--everything',
      '[aria-invalid]',
      'input:not([aria-invalid])',
    ],
    [
      'a framed field',
      'components-forms-passwordinput--everything',
      ':has(> input[aria-invalid])',
      ':has(> input:not([aria-invalid]))',
    ],
    [
      'a box of a code input',
      'components-forms-codeinput--everything',
      '[aria-invalid] ~ *',
      'input:not([aria-invalid]) ~ *',
    ],
  ])(
    '%s has a wider edge than a valid one with forced colours',
    async (_, id, invalid, valid) => {
      const page = await open(story(id), { forcedColors: 'active' })
      const field = page.locator('#storybook-root [data-field]')
      const widthOf = async (selector: string) => {
        const element = field.locator(selector).first()
        await element.waitFor()
        return element.evaluate((node) => parseFloat(getComputedStyle(node).borderTopWidth))
      }
      expect(await widthOf(invalid)).toBeGreaterThan(await widthOf(valid))
    },
    slowStepTimeout.timeout,
  )
})

describe('an open dialog', () => {
  it.each(['dialog--open', 'confirmdialog--open'])(
    'keeps the page from scrolling (%s)',
    async (id) => {
      const page = await open(story(`components-feedback-${id}`))
      await page.locator('[role=dialog], [role=alertdialog]').waitFor()
      const overflow = await page
        .locator('html')
        .evaluate((root) => getComputedStyle(root).overflowY)
      expect(overflow).toBe('hidden')
    },
    slowStepTimeout.timeout,
  )
})

describe('a tooltip', () => {
  const features = modernFeatures.filter(
    ({ name }) => name === 'anchor positioning' || name === '@starting-style',
  )
  it.each(features)(
    'is shown without $name: $fallback',
    async (feature) => {
      const page = await open(story('components-feedback-tooltip--playground'))
      const replaced = await removeBrowserFeature(page, feature)
      await page.reload()
      await page.locator('#storybook-root button').first().focus()
      const bubble = page.getByRole('tooltip').first()
      await bubble.waitFor()
      const isSeen = await bubble.evaluate((element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      })
      expect(isSeen).toBe(true)
      expect(replaced()).toBeGreaterThan(0)
    },
    slowStepTimeout.timeout,
  )
})

describe('a popover', () => {
  // Browsers close popovers only on input of a person, which a story cannot imitate.
  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press outside', (page: Page) => page.mouse.click(1400, 880)],
  ])(
    'is closed by %s',
    async (_, close) => {
      const page = await open(story('components-feedback-popover--playground'))
      const panel = page.getByRole('dialog')
      await page.getByRole('button').first().click()
      await panel.waitFor()
      await close(page)
      await panel.waitFor({ state: 'hidden' })
      expect(await panel.isVisible()).toBe(false)
    },
    slowStepTimeout.timeout,
  )
})

describe('the story of states', () => {
  it(
    'shows a checkbox that is neither checked nor unchecked',
    async () => {
      const page = await open(story('foundations-states--fields'))
      const boxes = page.locator('#storybook-root input[type=checkbox]')
      await boxes.first().waitFor()
      const isIndeterminate = await boxes.evaluateAll((inputs) =>
        inputs.some((input) => (input as HTMLInputElement).indeterminate),
      )
      expect(isIndeterminate).toBe(true)
    },
    slowStepTimeout.timeout,
  )

  it(
    'draws the focus ring around a control, not around its parts',
    async () => {
      const page = await open(story('foundations-states--navigation'))
      const heading = page.getByRole('heading', { name: 'Menu', exact: true })
      const focused = page
        .locator('section', { has: heading })
        .locator('button[data-forced~=focus-visible]')
        .first()
      const styleOf = (node: Element) => getComputedStyle(node).outlineStyle
      expect(await focused.evaluate(styleOf)).toBe('solid')
      const parts = await focused
        .locator('*')
        .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).outlineStyle))
      expect(new Set(parts)).toEqual(new Set(['none']))
    },
    slowStepTimeout.timeout,
  )

  it(
    'shows hover, pressed and focus as the browser draws them',
    async () => {
      const page = await open(`${story('foundations-states--fields')};motion:reduced`)
      const heading = page.getByRole('heading', { name: 'Button', exact: true })
      const buttons = page.locator('section', { has: heading }).locator('button')
      const [rest, hover, pressed, focus] = [0, 1, 2, 3].map((index) => buttons.nth(index))
      const drawn = (button: Locator | undefined) =>
        button?.evaluate((node) => {
          const { backgroundColor, borderColor, outlineStyle, outlineColor } =
            getComputedStyle(node)
          return { backgroundColor, borderColor, outlineStyle, outlineColor }
        })
      await rest?.evaluate((node: HTMLElement) => node.focus({ focusVisible: true }))
      expect(await drawn(focus)).toEqual(await drawn(rest))
      await rest?.evaluate((node: HTMLElement) => node.blur())
      const before = await drawn(rest)
      await rest?.hover()
      expect(await drawn(rest)).not.toEqual(before)
      expect(await drawn(hover)).toEqual(await drawn(rest))
      await page.mouse.down()
      expect(await drawn(pressed)).toEqual(await drawn(rest))
      await page.mouse.up()
    },
    slowStepTimeout.timeout,
  )
})
