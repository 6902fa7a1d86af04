import type { Page } from 'playwright'
import { getShortPropertyName } from '#design-system/theme/css/shortPropertyNames.ts'

/** Measurable properties of a screen; distances are CSS px from the top of the page. */
export interface ScreenMeasurements {
  /** Layout shifts without user input. */
  readonly shifts: readonly string[]
  /** Names of form fields, without the captcha. */
  readonly fields: readonly string[]
  /** Labels of buttons and links to the next step. */
  readonly waysOn: readonly string[]
  /** Labels of links and buttons that leave the screen or go back. */
  readonly waysBack: readonly string[]
  /** Internal link targets. */
  readonly links: readonly string[]
  /** Primary buttons. */
  readonly primaries: readonly { readonly words: string; top: number; bottom: number }[]
  /** Current step of the stepper and its bottom edge; undefined without stepper. */
  readonly progress: { readonly step: number; readonly bottom: number } | undefined
  /** Invalid controls with their error messages. */
  readonly wrong: readonly { readonly id: string; readonly words: string }[]
  /** Entries of the error summary; empty without one. */
  readonly summary: readonly { readonly id: string; readonly words: string }[]
  /** True if the form shows an error summary or a problem above it. */
  readonly hasAlert: boolean
}

declare global {
  /** Filled by `recordLayoutShifts`. */
  var seenShifts: string[] | undefined
}

/** Records layout shifts without user input from the first paint on; for `addInitScript`. */
export function recordLayoutShifts(): void {
  const seen: string[] = []
  globalThis.seenShifts = seen
  interface Shift extends PerformanceEntry {
    readonly hadRecentInput: boolean
    readonly value: number
    readonly sources: readonly { readonly node: Node | null }[]
  }
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries() as Shift[]) {
      if (shift.hadRecentInput) continue
      const nodes = shift.sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent,
      )
      seen.push(`${shift.value.toFixed(4)} ${nodes.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const readScreenMeasurements = (page: Page): Promise<ScreenMeasurements> =>
  page.evaluate((primaryFill) => {
    const main = document.querySelector('main') ?? document.body
    const seen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1
    const all = <E extends Element = HTMLElement>(selector: string) =>
      [...main.querySelectorAll<E>(selector)].filter(seen)
    const words = (element: Element) => element.textContent.trim().slice(0, 40)
    const top = (element: Element) => element.getBoundingClientRect().top + scrollY
    const bottom = (element: Element) => element.getBoundingClientRect().bottom + scrollY

    const links = all<HTMLAnchorElement>('a[href]').filter(
      ({ href }) => href.split('#')[0] !== location.href.split('#')[0],
    )
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = `position: fixed; background-color: var(${primaryFill})`
    const filled = getComputedStyle(probe).backgroundColor
    probe.remove()
    const current = main.querySelector('ol > [aria-current=step]')
    const noteOf = (id: string) => {
      const note = document.getElementById(`${id}-error`)
      return note && seen(note) ? note.textContent.trim() : ''
    }
    return {
      shifts: globalThis.seenShifts ?? [],
      fields: all<HTMLInputElement>('input, select, textarea')
        .filter(({ type }) => type !== 'range' && type !== 'image')
        .map(({ name }) => name),
      waysOn: [
        ...all('button[type=submit]:not(:disabled), input[type=image]'),
        ...links.filter((link) => getComputedStyle(link).display.endsWith('flex')),
      ].map(words),
      waysBack: [...links, ...all('form:has([name=step][value=back]) button')].map(words),
      links: links
        .filter(({ origin }) => origin === location.origin)
        .map(({ href }) => href.split('#')[0] ?? ''),
      primaries: all('a, button')
        .filter((element) => getComputedStyle(element).backgroundColor === filled)
        .map((element) => ({ words: words(element), top: top(element), bottom: bottom(element) })),
      progress: current
        ? {
            step: [...(current.parentElement?.children ?? [])].indexOf(current) + 1,
            bottom: bottom(current),
          }
        : undefined,
      // An image button cannot be invalid; it only has a description after an error.
      wrong: all('[aria-invalid=true], input[type=image][aria-describedby]').map(({ id }) => ({
        id,
        words: noteOf(id),
      })),
      summary: all<HTMLAnchorElement>('[role=alert] a[href^="#"]').map((link) => ({
        id: link.hash.slice(1),
        words: link.textContent.trim(),
      })),
      hasAlert: all('[role=alert], [data-answer]').length > 0,
    }
  }, getShortPropertyName('--fds-action-primary'))
