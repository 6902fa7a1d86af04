import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { slowStepTimeout, openBuiltStorybook } from './storybook.ts'

const open = openBuiltStorybook()
const directions = ['ltr', 'rtl'] as const

const story = (id: string, direction: (typeof directions)[number]) =>
  open(`/iframe.html?id=${id}&viewMode=story&globals=direction:${direction};motion:reduced`)

/** Returns the direction of a chevron or arrow on the screen, with all transforms applied. */
const pointsTo = (icon: Locator) =>
  icon.locator('path').evaluate((path: SVGPathElement) => {
    const toScreen = path.getScreenCTM() ?? new DOMMatrix()
    const box = path.getBBox()
    // The tip is in the middle of the stroke.
    const tip = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(toScreen)
    const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2)
    const { x, y } = middle.matrixTransform(toScreen)
    const [across, down] = [tip.x - x, tip.y - y]
    if (Math.abs(across) > Math.abs(down)) return across > 0 ? 'right' : 'left'
    return down > 0 ? 'down' : 'up'
  })

describe.each(directions)('in text that runs %s', (direction) => {
  it.each(['components-forms-select--playground', 'components-forms-combobox--playground'])(
    'the chevron of %s points down',
    async (id) => {
      const page = await story(id, direction)
      const icon = page.locator('[data-field] svg').first()
      await icon.waitFor()
      expect(await pointsTo(icon)).toBe('down')
    },
    slowStepTimeout.timeout,
  )

  it.each([
    'components-navigation-languagemenu--playground',
    'components-navigation-megamenu--playground',
  ])(
    'the chevron of %s points down while it is closed and up while it is open',
    async (id) => {
      const page = await story(id, direction)
      const menu = page.locator('details[data-menu]').first()
      const icon = menu.locator('summary svg').last()
      await icon.waitFor()
      const states = []
      for (const opened of [false, true]) {
        await menu.evaluate((details: HTMLDetailsElement, opened) => {
          details.open = opened
        }, opened)
        states.push(await pointsTo(icon))
      }
      expect(states).toEqual(['down', 'up'])
    },
    slowStepTimeout.timeout,
  )

  it(
    'the chevrons of breadcrumbs point in the text direction',
    async () => {
      const page = await story('components-navigation-breadcrumbs--playground', direction)
      const icon = page.locator('#storybook-root svg').first()
      await icon.waitFor()
      expect(await pointsTo(icon)).toBe(direction === 'ltr' ? 'right' : 'left')
    },
    slowStepTimeout.timeout,
  )

  it(
    'a range and its unit keep their order',
    async () => {
      const page = await story('components-text-numeral--playground', direction)
      const numeral = page.locator('#storybook-root small').first()
      await numeral.waitFor()
      const lefts = await numeral.evaluate((unit) => {
        const value = unit.previousElementSibling?.firstChild as Text
        const leftOf = (from: number, to: number) => {
          const range = document.createRange()
          range.setStart(value, from)
          range.setEnd(value, to)
          return range.getBoundingClientRect().left
        }
        const dash = value.data.indexOf('–')
        return [leftOf(0, dash), leftOf(dash + 1, value.length), unit.getBoundingClientRect().left]
      })
      expect(lefts).toEqual(lefts.toSorted((one, other) => one - other))
    },
    slowStepTimeout.timeout,
  )
})
