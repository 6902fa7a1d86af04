import { vi } from 'vitest'
import { pollingOptions } from './polling.ts'
import type { BrowserEnginePage, BrowserPageFunction } from './enginePage.ts'

/** Waits until a condition of the page holds; `what` names it in the error. Pages may be replaced meanwhile. */
export async function waitFor<Args extends readonly unknown[]>(
  page: BrowserEnginePage,
  what: string,
  condition: BrowserPageFunction<Args, unknown>,
  ...args: Args
): Promise<void> {
  const check = async () => {
    const value = await page.evaluate(condition, ...args)
    if (!value) throw new Error(`Not so: ${what} (${String(value)})`)
  }
  try {
    await vi.waitFor(check, pollingOptions)
  } catch (error) {
    const at = await page.evaluate(() => location.href).catch(String)
    throw new Error(`${what}, at ${at}`, { cause: error })
  }
}

/** Waits until the address is a path, with query and fragment, and its page is loaded. */
export const waitForPath = (page: BrowserEnginePage, path: string): Promise<void> =>
  waitFor(
    page,
    `the address is ${path}`,
    (wanted) =>
      document.readyState === 'complete' &&
      location.pathname + location.search + location.hash === wanted,
    path,
  )

/** Waits until a visible element that matches has the text. */
export const waitForText = (
  page: BrowserEnginePage,
  selector: string,
  text: string,
): Promise<void> =>
  waitFor(
    page,
    `${selector} shows “${text}”`,
    (wanted, words) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility() && element.textContent.includes(words),
      ),
    selector,
    text,
  )

/** Waits until the number of visible elements that match is `count`. */
export const waitForVisible = (
  page: BrowserEnginePage,
  selector: string,
  count = 1,
): Promise<void> =>
  waitFor(
    page,
    `${count} of ${selector} are visible`,
    (wanted, number) =>
      [...document.querySelectorAll(wanted)].filter((element) => element.checkVisibility())
        .length === number,
    selector,
    count,
  )

/** Waits until an element that matches has the focus. */
export const waitForFocus = (page: BrowserEnginePage, selector: string): Promise<void> =>
  waitFor(
    page,
    `${selector} is focused`,
    (wanted) => document.activeElement?.matches(wanted),
    selector,
  )

/**
 * Returns the middle of the first visible element that matches and has the text, once it is in view, not moving and not
 * covered.
 */
async function placeOf(page: BrowserEnginePage, selector: string, text: string): Promise<Place> {
  let last = ''
  return vi.waitFor(async () => {
    const place = await page.evaluate(findPlace, selector, text)
    const isStill = place?.join() === last
    last = place?.join() ?? ''
    if (place && isStill) return place
    throw new Error(`Cannot be clicked: ${selector} ${text}`)
  }, pollingOptions)
}

type Place = readonly [x: number, y: number]

/** Runs in the page; synchronous, because nothing asynchronous runs in pages without script. */
function findPlace(selector: string, text: string): Place | undefined {
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && one.textContent.includes(text),
  )
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const place = [x + width / 2, y + height / 2] as const
  const top = document.elementFromPoint(...place)
  return top !== null && element.contains(top) ? place : undefined
}

/** Clicks on the first visible element that matches and has the text. */
export async function clickElement(
  page: BrowserEnginePage,
  selector: string,
  text = '',
): Promise<void> {
  await page.click(...(await placeOf(page, selector, text)))
}

/** Moves the pointer over an element. */
export async function hoverElement(
  page: BrowserEnginePage,
  selector: string,
  text = '',
): Promise<void> {
  await page.hover(...(await placeOf(page, selector, text)))
}

/** Focuses an element, as a screen reader or a link to it does. */
export async function focusElement(page: BrowserEnginePage, selector: string): Promise<void> {
  await waitFor(
    page,
    `${selector} takes the focus`,
    (wanted) => {
      const element = [...document.querySelectorAll<HTMLElement>(wanted)].find((one) =>
        one.checkVisibility(),
      )
      element?.focus()
      return element !== undefined && document.activeElement === element
    },
    selector,
  )
}

/** Focuses a field and appends typed text. */
export async function typeIntoField(
  page: BrowserEnginePage,
  selector: string,
  text: string,
): Promise<void> {
  await focusElement(page, selector)
  await page.type(text)
}

/** Selects an option, as its keyboard and menus differ between platforms. */
export const selectOption = (
  page: BrowserEnginePage,
  selector: string,
  value: string,
): Promise<void> =>
  page.evaluate(
    (wanted, option) => {
      const element = document.querySelector<HTMLSelectElement>(wanted)
      if (!element) throw new Error(`There is no ${wanted}`)
      element.focus()
      element.value = option
      for (const type of ['input', 'change'])
        element.dispatchEvent(new Event(type, { bubbles: true }))
    },
    selector,
    value,
  )

/** Navigates back or forward in the history. */
export const traverseHistory = (page: BrowserEnginePage, by: -1 | 1): Promise<void> =>
  page.evaluate((steps) => history.go(steps), by)
