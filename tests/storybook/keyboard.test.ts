import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import type { KeyboardDocsRow } from '../../stories/docs/keyboard/keyboardRow.ts'
import { keyboardTables } from '../../stories/docs/keyboard/keyTables.ts'
import { openBuiltStorybook, slowStepTimeout } from './storybook.ts'

const open = openBuiltStorybook()

/** Groups of the stories, by component. */
const groups = new Map(
  globSync('stories/components/*/*.stories.tsx').map((file) => [
    basename(file, '.stories.tsx'),
    basename(dirname(file)),
  ]),
)

/** Name of a story in its address: `longest-german` for `LongestGerman`. */
const toKebab = (name: string) => name.replaceAll(/(?<=[a-z])[A-Z]/g, '-$&').toLowerCase()

/** Opens a story of a component and focuses an element in it once its play function has ended. */
async function openStory(component: string, start: KeyboardDocsRow[3]): Promise<Page> {
  const { story = 'Playground', focus, width } = start ?? {}
  const id = `components-${groups.get(component)}-${component.toLowerCase()}--${toKebab(story)}`
  const page = await open(`/iframe.html?id=${id}&viewMode=story&globals=motion:reduced`)
  await page.waitForFunction(() => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as {
      __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } }
    }
    return ['completed', 'finished'].includes(preview?.currentRender?.phase ?? '')
  })
  if (width) await page.setViewportSize({ width, height: 900 })
  await page.evaluate(markEffects)
  if (focus) await page.locator(focus).filter({ visible: true }).first().focus()
  return page
}

/** Sets the attributes of `KeyboardDocsRow` on the targets of events; keeps the page at links and forms. */
function markEffects(): void {
  const mark = (target: EventTarget | null, name: string, value = '') => {
    if (target instanceof Element) target.setAttribute(name, value)
  }
  addEventListener('click', (event) => {
    const pressed = event.target instanceof Element && event.target.closest('a, button')
    if (!pressed) return
    mark(pressed, 'data-pressed')
    if (pressed.matches('a:not([href^="#"])')) event.preventDefault()
  })
  addEventListener('submit', (event) => {
    event.preventDefault()
    mark(event.target, 'data-submitted')
  })
  addEventListener('input', ({ target }) =>
    mark(target, 'data-value', (target as HTMLInputElement).value),
  )
  addEventListener('scroll', ({ target }) => mark(target, 'data-scrolled'), { capture: true })
  document.addEventListener('selectionchange', () => {
    const field = document.activeElement
    if (field instanceof HTMLInputElement)
      mark(field, 'data-caret', String(field.selectionStart ?? ''))
  })
}

/** Removes the attributes of earlier keys. */
function clearMarks(): void {
  const names = ['data-pressed', 'data-submitted', 'data-value', 'data-caret', 'data-scrolled']
  for (const name of names)
    for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name)
}

const isFound = (page: Page, selector: string) =>
  page.evaluate((one) => document.querySelector(one) !== null, selector)

describe.each(Object.entries(keyboardTables))('the keys of %s', (component, rows) => {
  it(
    'have the effects that its docs page names',
    async () => {
      let page: Page | undefined
      for (const [key, effect, result, start] of rows) {
        if (start) await page?.context().close()
        if (!page || start) page = await openStory(component, start)
        const opened = page
        await opened.evaluate(clearMarks)
        const row = `${key}: ${effect}`
        expect([row, await isFound(opened, result)], 'before the key').toEqual([row, false])
        await opened.keyboard.press(key)
        await expect
          .poll(async () => [row, await isFound(opened, result)], slowStepTimeout)
          .toEqual([row, true])
      }
      await page?.context().close()
    },
    slowStepTimeout.timeout * 2,
  )
})
