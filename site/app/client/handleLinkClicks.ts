/** Handles plain clicks on links that match a selector; navigation is prevented if the handler returns true. */
export function handleLinkClicks(
  selector: string,
  handle: (link: HTMLAnchorElement) => boolean,
): void {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>(selector)
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if (handle(link)) event.preventDefault()
  })
}
