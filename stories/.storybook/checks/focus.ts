import type { StoryPage } from './modes.ts'

/** Maximum number of tab stops; the focus order of whole pages is tested on the site. */
const maxTabStops = 40

interface FocusResult {
  /** Undefined at the end of the focus order. */
  readonly problem?: string
  readonly isEnd: boolean
}

/** Tabs through the story: every focused element must have a visible, uncovered focus indicator. */
export async function findFocusProblems(page: StoryPage): Promise<readonly string[]> {
  const problems: string[] = []
  await page.evaluate(recordStyles)
  for (let step = 0; step < maxTabStops; step += 1) {
    await page.keyboard.press('Tab')
    const { isEnd, problem } = await page.evaluate(checkFocus)
    if (isEnd) break
    if (problem) problems.push(`focus: ${problem}`)
  }
  return problems
}

/** Records the styles of all elements without focus, and moves the focus before the story. */
function recordStyles(): void {
  const styles = new WeakMap<Element, string>()
  const state = { styles, visited: new WeakSet<Element>() }
  Object.assign(globalThis, { focusMemory: state })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const properties = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow'] as const
  for (const element of document.body.querySelectorAll('*')) {
    const of = (pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      return properties.map((property) => style[property]).join(' ')
    }
    styles.set(element, [of(), of('::before'), of('::after')].join(' | '))
  }
  // An open dialog traps the focus, so the focus order starts inside.
  const root = document.querySelector<HTMLElement>('dialog:modal, [role=dialog]') ?? document.body
  root.tabIndex = -1
  root.focus({ preventScroll: true })
  root.removeAttribute('tabindex')
}

function checkFocus(): FocusResult {
  const { styles, visited } = (
    globalThis as unknown as {
      focusMemory: { styles: WeakMap<Element, string>; visited: WeakSet<Element> }
    }
  ).focusMemory
  const element = document.activeElement
  if (!element || element === document.body || visited.has(element)) return { isEnd: true }
  visited.add(element)
  const name = element.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 200)
  if (!ringCandidates(element).some(hasFocusStyle))
    return { isEnd: false, problem: `cannot be seen on ${name}` }
  if (!samplePoints(element).some(([x, y]) => isOnTop(element, x, y)))
    return { isEnd: false, problem: `is covered on ${name}` }
  return { isEnd: false }

  /** Returns the elements that may draw the focus ring: the element, its ancestors and its siblings. */
  function ringCandidates(of: Element): readonly Element[] {
    const parents = [of.parentElement, of.parentElement?.parentElement]
    const siblings = [of.nextElementSibling, of.previousElementSibling]
    return [of, ...parents, ...siblings].flatMap((one) => one ?? [])
  }

  function hasFocusStyle(one: Element): boolean {
    const properties = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow'] as const
    const computed = [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(one, pseudo)
      return { text: properties.map((property) => style[property]).join(' '), style }
    })
    const visible = computed.some(
      ({ style }) =>
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none',
    )
    return visible && styles.get(one) !== computed.map(({ text }) => text).join(' | ')
  }

  /** Returns true for a native control that is tiny or transparent behind a styled one. */
  function isVisuallyHidden(of: Element): boolean {
    const { width, height } = of.getBoundingClientRect()
    return width < 4 || height < 4 || getComputedStyle(of).opacity === '0'
  }

  function samplePoints(of: Element): readonly (readonly [number, number])[] {
    const box = (isVisuallyHidden(of) ? (of.parentElement ?? of) : of).getBoundingClientRect()
    const inset = 3
    const [left, right] = [box.left + inset, box.right - inset]
    const [top, bottom] = [box.top + inset, box.bottom - inset]
    return [
      [(left + right) / 2, (top + bottom) / 2],
      [left, top],
      [right, top],
      [left, bottom],
      [right, bottom],
    ]
  }

  function isOnTop(of: Element, x: number, y: number): boolean {
    const top = document.elementFromPoint(x, y)
    if (!top) return false
    const computed = isVisuallyHidden(of) ? of.parentElement : of
    return (computed?.contains(top) ?? false) || top.closest('label')?.control === of
  }
}
