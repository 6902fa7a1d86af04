import type { StoryPage } from './modes.ts'

/** Finds selected, current, pressed and checked parts that forced colours make equal to those that are not. */
export async function findForcedColourProblems(page: StoryPage): Promise<readonly string[]> {
  await page.emulateMedia({ forcedColors: 'active' })
  const problems = await page.evaluate(findEqualParts)
  await page.emulateMedia({ forcedColors: 'none' })
  return problems.map((problem) => `forced colours: ${problem}`)
}

function findEqualParts(): string[] {
  const states = [
    ['[aria-pressed=true]', '[aria-pressed=false]'],
    ['[aria-selected=true]', '[aria-selected=false]'],
    ['[aria-checked=true]', '[aria-checked=false]'],
    ['a[aria-current]', 'a:not([aria-current])'],
    ['input:checked', 'input:not(:checked, :disabled)'],
    ['tr[data-selected]', 'tbody tr:not([data-selected])'],
  ] as const
  const properties = [
    'color',
    'backgroundColor',
    'borderTop',
    'borderBottom',
    'borderLeft',
    'outline',
    'textDecorationLine',
    'fontWeight',
    'display',
    'visibility',
    'opacity',
    'transform',
    'insetInlineStart',
  ] as const
  const isShown = (element: Element) => element.getClientRects().length > 0

  /** Describes the styles of an element, its content and the label behind it. */
  const describeLooks = (element: Element): string => {
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const parts = [element, ...element.querySelectorAll('*'), ...(label ? [label] : [])]
    if (label) parts.push(...label.querySelectorAll('*'))
    return parts
      .flatMap((part) =>
        [undefined, '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(part, pseudo)
          return properties.map((property) => style[property]).join(' ')
        }),
      )
      .join('\n')
  }

  return states.flatMap(([selected, others]) =>
    [...document.body.querySelectorAll(selected)].filter(isShown).flatMap((element) => {
      const other = [...document.body.querySelectorAll(others)].find(
        (one) =>
          isShown(one) &&
          one.tagName === element.tagName &&
          one.className === element.className &&
          one.childElementCount === element.childElementCount,
      )
      if (!other || describeLooks(element) !== describeLooks(other)) return []
      return [`${element.outerHTML.slice(0, 160)} looks like ${other.outerHTML.slice(0, 160)}`]
    }),
  )
}
