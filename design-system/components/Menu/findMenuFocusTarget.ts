/** Lists the items of an open menu. */
export const listMenuItems = (menu: Element): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>('[role=menuitem]'),
]

interface Key {
  readonly key: string
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

/** Returns the item that a key moves the focus to: arrows wrap, Home and End, a letter finds the next label that begins with it. */
export function findMenuFocusTarget(menu: Element, event: Key): HTMLElement | undefined {
  const { key, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return undefined
  const items = listMenuItems(menu)
  const index = items.findIndex((item) => item === document.activeElement)
  if (key === 'ArrowDown') return items[(index + 1) % items.length]
  if (key === 'ArrowUp') return items.at(Math.max(index, 0) - 1)
  if (key === 'Home') return items[0]
  if (key === 'End') return items.at(-1)
  if (key.length !== 1 || key === ' ') return undefined
  const start = key.toLocaleLowerCase()
  return [...items.slice(index + 1), ...items.slice(0, index + 1)].find((item) =>
    item.textContent.trim().toLocaleLowerCase().startsWith(start),
  )
}
