import { bindOnce } from './bindOnce.ts'

const menuSelector = 'details[data-menu]'
const focusableSelector = 'a[href], button:not(:disabled), summary'

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>(`${menuSelector}[open]`)]

/** Closes the innermost open menu and returns the focus to its button. */
function closeInnermost(event: KeyboardEvent): void {
  const innermost = openMenus().at(-1)
  if (!innermost) return
  // Without this the same key press would also close the drawer around the menu.
  event.preventDefault()
  innermost.open = false
  innermost.querySelector('summary')?.focus()
}

const focusable = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(focusableSelector),
]

/** Lists the focusable elements of a menu bar that are visible while all its menus are closed. */
const topLevel = (bar: Element): HTMLElement[] =>
  focusable(bar).filter((stop) => stop.tagName === 'SUMMARY' || !stop.closest(menuSelector))

/** Maps an arrow key to a direction in reading order: 1 forward, -1 back, undefined for other keys. */
function arrowDirection(key: string, target: Element): number | undefined {
  const inline = getComputedStyle(target).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowRight') return inline
  return key === 'ArrowLeft' ? -inline : undefined
}

/** Returns the element an arrow key, Home or End moves the focus to; undefined at the ends and outside of menus. */
function nextFocus(key: string, target: Element): HTMLElement | undefined {
  const menu = target.closest<HTMLDetailsElement>(menuSelector)
  const bar = target.closest('[data-menu-bar]')
  const button = menu?.querySelector('summary')
  const direction = arrowDirection(key, target)
  const entries = menu ? focusable(menu).slice(1) : []
  if (
    menu &&
    target === button &&
    direction === 1 &&
    (menu.open || (!bar && key === 'ArrowDown'))
  ) {
    menu.open = true
    return entries[0]
  }
  const stops = menu && target !== button ? entries : bar ? topLevel(bar) : []
  if (key === 'Home') return stops[0]
  if (key === 'End') return stops.at(-1)
  const index = stops.indexOf(target as HTMLElement)
  return direction === undefined || index === -1 ? undefined : stops[index + direction]
}

function onKeyDown(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (key === 'Escape') return closeInnermost(event)
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return
  const to = nextFocus(key, target)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function closeOthers({ target }: Event): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
}

/**
 * Adds keyboard support to drop-down menus (`details[data-menu]`): arrow keys, Home and End move through them; Escape,
 * a press outside and moving the focus away close them. In a `[data-menu-bar]` the arrow keys also move between
 * closed menus. Returns a function that removes the listeners.
 */
export function bindMenus(): () => void {
  return bindOnce('menus', (signal) => {
    document.addEventListener('keydown', onKeyDown, { signal })
    document.addEventListener('pointerdown', closeOthers, { signal })
    document.addEventListener('focusin', closeOthers, { signal })
  })
}
