const drawers = 'dialog[data-drawer]'

/** Does for browsers without invoker commands what `command` and `commandfor` say. */
function obey(button: Element): void {
  const drawer = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(drawer instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') drawer.close()
  else drawer.showModal()
}

/** Whether a link leads to another place of the page it stands on. */
const staysHere = ({ hash, origin, pathname, search }: HTMLAnchorElement) =>
  hash !== '' &&
  origin + pathname + search === location.origin + location.pathname + location.search

function click({ target }: Event): void {
  if (!(target instanceof Element)) return
  const drawer = target.closest<HTMLDialogElement>(drawers)
  const button = target.closest('button[commandfor]')
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (button && !('commandForElement' in HTMLButtonElement.prototype)) obey(button)
  // The drawer's content covers it whole, so what hits the drawer itself is its backdrop.
  if (drawer && target === drawer && !('closedBy' in HTMLDialogElement.prototype)) drawer.close()
  if (drawer && link && staysHere(link)) drawer.close()
}

function closeAll(): void {
  for (const drawer of document.querySelectorAll<HTMLDialogElement>(`${drawers}[open]`))
    drawer.close()
}

/**
 * Completes drawers (`dialog[data-drawer]`) where the browser does not do it all by itself: opening by
 * `command`, closing by a press on the backdrop, by a link within the page and on leaving the page, so that
 * going back does not show them open. Returns what undoes it.
 */
export function bindDrawers(): () => void {
  const bound = new AbortController()
  const { signal } = bound
  document.addEventListener('click', click, { signal })
  addEventListener('pagehide', closeAll, { signal })
  return () => bound.abort()
}
