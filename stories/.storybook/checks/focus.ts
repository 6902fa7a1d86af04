import type { Page } from './modes.ts'

/** Longest way through a story; a page's own focus order is tested on the site. */
const longestWay = 40

interface Seen {
  /** Nothing where the way is over. */
  readonly problem?: string
  readonly over: boolean
}

/** Tabs through the story: what has the focus must show it, and nothing may lie over it. */
export async function findFocus(page: Page): Promise<readonly string[]> {
  const problems: string[] = []
  await page.evaluate(start)
  for (let step = 0; step < longestWay; step += 1) {
    await page.keyboard.press('Tab')
    const { over, problem } = await page.evaluate(lookAtFocus)
    if (over) break
    if (problem) problems.push(`focus: ${problem}`)
  }
  return problems
}

/** Remembers how everything looks without focus, and puts the focus before the story. */
function start(): void {
  const looks = new WeakMap<Element, string>()
  const memory = { looks, visited: new WeakSet<Element>() }
  Object.assign(globalThis, { focusMemory: memory })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const marks = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow'] as const
  for (const element of document.body.querySelectorAll('*')) {
    const of = (pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      return marks.map((mark) => style[mark]).join(' ')
    }
    looks.set(element, [of(), of('::before'), of('::after')].join(' | '))
  }
  // An open dialog keeps the focus: the way begins in it.
  const root = document.querySelector<HTMLElement>('dialog:modal, [role=dialog]') ?? document.body
  root.tabIndex = -1
  root.focus({ preventScroll: true })
  root.removeAttribute('tabindex')
}

function lookAtFocus(): Seen {
  const { looks, visited } = (
    globalThis as unknown as {
      focusMemory: { looks: WeakMap<Element, string>; visited: WeakSet<Element> }
    }
  ).focusMemory
  const element = document.activeElement
  if (!element || element === document.body || visited.has(element)) return { over: true }
  visited.add(element)
  const name = element.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 200)
  if (!near(element).some(changed)) return { over: false, problem: `cannot be seen on ${name}` }
  if (!points(element).some(([x, y]) => isOnTop(element, x, y)))
    return { over: false, problem: `is covered on ${name}` }
  return { over: false }

  /** What may carry the ring of an element: itself, what it stands in, what stands beside it. */
  function near(of: Element): readonly Element[] {
    const parents = [of.parentElement, of.parentElement?.parentElement]
    const siblings = [of.nextElementSibling, of.previousElementSibling]
    return [of, ...parents, ...siblings].flatMap((one) => one ?? [])
  }

  function changed(one: Element): boolean {
    const marks = ['outlineStyle', 'outlineWidth', 'outlineColor', 'boxShadow'] as const
    const drawn = [undefined, '::before', '::after'].map((pseudo) => {
      const style = getComputedStyle(one, pseudo)
      return { text: marks.map((mark) => style[mark]).join(' '), style }
    })
    const visible = drawn.some(
      ({ style }) =>
        (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
        style.boxShadow !== 'none',
    )
    return visible && looks.get(one) !== drawn.map(({ text }) => text).join(' | ')
  }

  /** A native control behind a drawn one is as large as a point, or not to be seen. */
  function isBehind(of: Element): boolean {
    const { width, height } = of.getBoundingClientRect()
    return width < 4 || height < 4 || getComputedStyle(of).opacity === '0'
  }

  function points(of: Element): readonly (readonly [number, number])[] {
    const box = (isBehind(of) ? (of.parentElement ?? of) : of).getBoundingClientRect()
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
    const drawn = isBehind(of) ? of.parentElement : of
    return (drawn?.contains(top) ?? false) || top.closest('label')?.control === of
  }
}
