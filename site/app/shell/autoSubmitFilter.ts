import { isLeavingPage } from '../client/leavingPage.ts'

let pending = new AbortController()

/** Submits a filter on every change: fetches the filtered page and replaces the changed parts in place. */
export function bindAutoSubmitFilter(form: HTMLFormElement): void {
  form.addEventListener('change', () => {
    pending.abort()
    pending = new AbortController()
    const { signal } = pending
    updatePage(addressOf(form), signal).catch(() => {
      // A newer request has replaced an aborted one, or a link was followed; for other errors the browser submits the form.
      if (!signal.aborted && !isLeavingPage()) form.requestSubmit()
    })
  })
  // Every filter state has its own URL.
  addEventListener('popstate', () => location.reload())
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value)
  return `${location.pathname}?${query}`
}

async function updatePage(address: string, signal: AbortSignal): Promise<void> {
  // Loaded on the first change, as most visitors do not use filters.
  const { fetchSiteFile } = await import('../client/siteClient.ts')
  const html = await fetchSiteFile(address, { signal })
  const page = new DOMParser().parseFromString(String(html), 'text/html')
  history.pushState(null, '', address)
  for (const selector of ['[data-live]', '[data-live-form] :is(label, summary)'])
    updateElements(selector, page, (here, counterpart) =>
      here.replaceChildren(...counterpart.childNodes),
    )
  updateElements('a[href*="switchLang="]', page, (here, counterpart) => {
    here.setAttribute('href', counterpart.getAttribute('href') ?? '')
  })
}

/** Updates each matching element from its counterpart on the fetched page. */
function updateElements(
  selector: string,
  page: Document,
  update: (here: Element, counterpart: Element) => void,
): void {
  const others = page.querySelectorAll(selector)
  for (const [index, here] of document.querySelectorAll(selector).entries()) {
    const counterpart = others[index]
    if (counterpart) update(here, counterpart)
  }
}
