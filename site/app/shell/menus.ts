const open = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]')

/** Closes drop-down menus as people expect: by Escape, by a press beside them, by tabbing away. */
export function bindMenus(): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    const [innermost] = [...open()].toReversed()
    if (!innermost) return
    innermost.open = false
    innermost.querySelector('summary')?.focus()
  })
  const leave = ({ target }: Event) => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
  }
  document.addEventListener('pointerdown', leave)
  document.addEventListener('focusin', leave)
}
