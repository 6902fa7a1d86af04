/** Moves the focus to the next or previous of outline, page, list of problems and form. */
export function focusEditorRegion(by: 1 | -1): void {
  const nav = document.querySelector('nav')
  const main = document.querySelector('main')
  const problems = document.getElementById('problems')
  const form = document.getElementById('form')
  const regions = [nav, main, ...(problems ? [problems] : []), form]
  const current = regions.findIndex((region) => region?.contains(document.activeElement))
  const next = (Math.max(current, by === 1 ? -1 : 0) + by + regions.length) % regions.length
  if (regions[next] === main) {
    const frame = main?.querySelector('iframe')
    frame?.focus()
    frame?.contentDocument?.getElementById('selection')?.focus()
    return
  }
  const pressed = regions[next]?.querySelector<HTMLElement>('[aria-pressed=true]')
  const first = regions[next]?.querySelector<HTMLElement>('textarea, input, select, button')
  ;(pressed ?? first ?? regions[next])?.focus()
}
