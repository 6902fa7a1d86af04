import { handleLinkClicks } from '../client/handleLinkClicks.ts'
import { reportPageError } from '../client/reportErrors.ts'

const opener = 'a[data-opens-search]'

function findDialog(link: HTMLElement): HTMLDialogElement | undefined {
  const dialog = document.getElementById(link.dataset['opensSearch'] ?? '')
  return dialog instanceof HTMLDialogElement ? dialog : undefined
}

/** Loads the suggestions of a dialog; without them its form still submits to the search page. */
function loadSuggestions(dialog: HTMLDialogElement): void {
  import('./searchSuggestions.ts')
    .then((module) => module.bindSearchSuggestions(dialog))
    .catch(reportPageError)
}

/** Opens the search dialog of a link. */
function open(link: HTMLElement): boolean {
  const dialog = findDialog(link)
  if (!dialog) return false
  if (!dialog.open) dialog.showModal()
  dialog.querySelector('input')?.focus()
  loadSuggestions(dialog)
  return true
}

/**
 * Opens the search dialog on clicks of search links and on Ctrl+K (⌘K), and closes it on Escape in its empty field. Suggestions
 * are loaded when the pointer reaches the link, before the click.
 */
export function bindSearchDialogTriggers(): void {
  handleLinkClicks(opener, open)
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLElement>(opener)
    const dialog = link && findDialog(link)
    if (dialog) loadSuggestions(dialog)
  })
  document.addEventListener('keydown', (event) => {
    // WebKit clears a search field on Escape even if it is empty, and never closes its dialog.
    if (event.key === 'Escape' && event.target instanceof HTMLInputElement && !event.target.value)
      event.target.closest<HTMLDialogElement>('dialog[data-search-dialog]')?.close()
    const link = document.querySelector<HTMLElement>(opener)
    if (!link || event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    if (open(link)) event.preventDefault()
  })
}
