import { bindOnce } from './bindOnce.ts'

const drawerSelector = 'dialog[data-drawer]'

/** Polyfills `command` and `commandfor` for browsers without invoker commands. */
function invokeCommand(button: Element): void {
  const drawer = document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(drawer instanceof HTMLDialogElement)) return
  if (button.getAttribute('command') === 'close') drawer.close()
  else drawer.showModal()
}

/** Returns true for a link to an anchor of the current page. */
const isSamePageLink = ({ hash, origin, pathname, search }: HTMLAnchorElement) =>
  hash !== '' &&
  origin + pathname + search === location.origin + location.pathname + location.search

function onClick({ target }: Event): void {
  if (!(target instanceof Element)) return
  const drawer = target.closest<HTMLDialogElement>(drawerSelector)
  const button = target.closest('button[commandfor]')
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (button && !('commandForElement' in HTMLButtonElement.prototype)) invokeCommand(button)
  // The drawer's content covers it completely, so a click on the drawer itself hits its backdrop.
  if (drawer && target === drawer && !('closedBy' in HTMLDialogElement.prototype)) drawer.close()
  if (drawer && link && isSamePageLink(link)) drawer.close()
}

function closeAll(): void {
  for (const drawer of document.querySelectorAll<HTMLDialogElement>(`${drawerSelector}[open]`))
    drawer.close()
}

/**
 * Completes drawers (`dialog[data-drawer]`) where the browser lacks native support: opens them by `command`, closes
 * them on a click on the backdrop, on a link within the page and on `pagehide`, so that navigating back does not
 * restore them open. Returns a function that removes the listeners.
 */
export function bindDrawers(): () => void {
  return bindOnce('drawers', (signal) => {
    document.addEventListener('click', onClick, { signal })
    addEventListener('pagehide', closeAll, { signal })
  })
}
