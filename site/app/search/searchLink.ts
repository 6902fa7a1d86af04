import { handleLinkClicks } from '../client/handleLinkClicks.ts'
import { reportPageError } from '../client/reportErrors.ts'

const opener = 'a[data-opens-search]'

/** Opens the search dialog of a link and loads its suggestions. */
function open(link: HTMLElement): boolean {
  const dialog = document.getElementById(link.dataset['opensSearch'] ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return false
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.focus()
  // Without suggestions the form still submits to the search page.
  import('./searchSuggestions.ts')
    .then((module) => module.bindSearch(dialog))
    .catch(reportPageError)
  return true
}

/** Opens the search dialog on clicks of search links and on Ctrl+K (⌘K), and closes it on Escape in its empty field. */
export function bindSearchLinks(): void {
  handleLinkClicks(opener, open)
  document.addEventListener('keydown', (event) => {
    // WebKit clears a search field on Escape even if it is empty, and never closes its dialog.
    if (event.key === 'Escape' && event.target instanceof HTMLInputElement && !event.target.value)
      event.target.closest<HTMLDialogElement>('dialog[data-search-dialog]')?.close()
    const link = document.querySelector<HTMLElement>(opener)
    if (!link || event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    if (open(link)) event.preventDefault()
  })
}
