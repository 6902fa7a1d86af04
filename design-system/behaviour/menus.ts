const menus = 'details[data-menu]'
const stops = 'a[href], button:not(:disabled), summary'

const openMenus = () => [...document.querySelectorAll<HTMLDetailsElement>(`${menus}[open]`)]

/** Closes the innermost open menu and gives the focus back to what opened it. */
function closeInnermost(event: KeyboardEvent): void {
  const innermost = openMenus().at(-1)
  if (!innermost) return
  // Or the same key would also close the drawer the menu stands in.
  event.preventDefault()
  innermost.open = false
  innermost.querySelector('summary')?.focus()
}

const reachable = (within: Element): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(stops),
]

/** What a bar of menus shows while all of them are closed. */
const topLevel = (bar: Element): HTMLElement[] =>
  reachable(bar).filter((stop) => stop.tagName === 'SUMMARY' || !stop.closest(menus))

/** Which way a key leads, in the direction the page is read. */
function step(key: string, target: Element): number | undefined {
  const inline = getComputedStyle(target).direction === 'rtl' ? -1 : 1
  if (key === 'ArrowDown') return 1
  if (key === 'ArrowUp') return -1
  if (key === 'ArrowRight') return inline
  return key === 'ArrowLeft' ? -inline : undefined
}

/** Where an arrow, Home or End leads from here; nowhere at the ends and outside of menus. */
function next(key: string, target: Element): HTMLElement | undefined {
  const menu = target.closest<HTMLDetailsElement>(menus)
  const bar = target.closest('[data-menu-bar]')
  const button = menu?.querySelector('summary')
  const way = step(key, target)
  const entries = menu ? reachable(menu).slice(1) : []
  if (menu && target === button && way === 1 && (menu.open || (!bar && key === 'ArrowDown'))) {
    menu.open = true
    return entries[0]
  }
  const row = menu && target !== button ? entries : bar ? topLevel(bar) : []
  if (key === 'Home') return row[0]
  if (key === 'End') return row.at(-1)
  const place = row.indexOf(target as HTMLElement)
  return way === undefined || place === -1 ? undefined : row[place + way]
}

function press(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event
  if (key === 'Escape') return closeInnermost(event)
  if (altKey || ctrlKey || metaKey || !(target instanceof Element)) return
  const to = next(key, target)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function leave({ target }: Event): void {
  for (const menu of openMenus()) if (!menu.contains(target as Node)) menu.open = false
}

/**
 * Makes drop-down menus (`details[data-menu]`) act as people expect: arrows, Home and End move through them,
 * Escape, a press beside them and tabbing away close them. In a `[data-menu-bar]` arrows also lead from one
 * closed menu to the next. Returns what undoes it.
 */
export function bindMenus(): () => void {
  const bound = new AbortController()
  const { signal } = bound
  document.addEventListener('keydown', press, { signal })
  document.addEventListener('pointerdown', leave, { signal })
  document.addEventListener('focusin', leave, { signal })
  return () => bound.abort()
}
