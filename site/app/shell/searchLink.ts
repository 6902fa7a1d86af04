const opener = 'a[data-opens-search]'

/** Opens the search in place of the link that leads to it; whatever fails, the link is followed. */
async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    const { openSearch } = await import('./search.ts')
    openSearch(link.dataset['opensSearch'] ?? '')
  } catch {
    location.assign(link.href)
  }
}

/** Lets links to the search open it on the page, by a click or by Ctrl+K (⌘K). */
export function bindSearchLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(opener)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open(link)
  })
  document.addEventListener('keydown', (event) => {
    const link = document.querySelector<HTMLAnchorElement>(opener)
    if (!link || event.key !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    void open(link)
  })
}
