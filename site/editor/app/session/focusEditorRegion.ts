/** Moves the focus to the next or previous of outline, page and form. */
export function focusEditorRegion(by: 1 | -1): void {
  const nav = document.querySelector('nav')
  const main = document.querySelector('main')
  const form = document.getElementById('form')
  const regions = [nav, main, form]
  const current = regions.findIndex((region) => region?.contains(document.activeElement))
  const next = (Math.max(current, by === 1 ? -1 : 0) + by + regions.length) % regions.length
  if (next === 1) {
    const frame = main?.querySelector('iframe')
    frame?.focus()
    frame?.contentDocument?.getElementById('selection')?.focus()
    return
  }
  const pressed = regions[next]?.querySelector<HTMLElement>('[aria-pressed=true]')
  const first = regions[next]?.querySelector<HTMLElement>('textarea, input, select, button')
  ;(pressed ?? first)?.focus()
}
