import { tellError } from './errors.ts'

const opener = 'a[data-opens-search]'

/** Opens the dialog that a link to the search names; what it suggests from is loaded then. */
function open(link: HTMLElement): boolean {
  const dialog = document.getElementById(link.dataset['opensSearch'] ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return false
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.focus()
  // Without suggestions the form still leads to the results.
  import('./search.ts').then(({ bindSearch }) => bindSearch(dialog)).catch(tellError)
  return true
}

/** Lets links to the search open it on the page, by a click or by Ctrl+K (⌘K). */
export function bindSearchLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLElement>(opener)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (open(link)) event.preventDefault()
  })
  document.addEventListener('keydown', (event) => {
    const link = document.querySelector<HTMLElement>(opener)
    if (!link || event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    if (open(link)) event.preventDefault()
  })
}
