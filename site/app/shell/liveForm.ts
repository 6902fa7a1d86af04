let asked = new AbortController()

/** Shows what a filter chooses in place: asks for the page of its address and takes over what has changed. */
export function bindLiveForm(form: HTMLFormElement): void {
  form.addEventListener('change', () => {
    show(addressOf(form)).catch((error: unknown) => {
      // A newer choice is on its way; any other failure is the browser's to tell, as without script.
      if (!(error instanceof DOMException && error.name === 'AbortError')) form.requestSubmit()
    })
  })
  // Every choice is an address of its own: going back asks for it.
  addEventListener('popstate', () => location.reload())
}

function addressOf(form: HTMLFormElement): string {
  const query = new URLSearchParams()
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') query.append(name, value)
  return `${location.pathname}?${query}`
}

async function show(address: string): Promise<void> {
  asked.abort()
  asked = new AbortController()
  const answer = await fetch(address, { signal: asked.signal })
  if (!answer.ok) throw new Error(`The list answered ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  history.pushState(null, '', address)
  for (const selector of ['[data-live]', '[data-live-form] :is(label, summary)'])
    takeOver(selector, page, (here, there) => here.replaceChildren(...there.childNodes))
  takeOver('a[href*="switchLang="]', page, (here, there) => {
    here.setAttribute('href', there.getAttribute('href') ?? '')
  })
}

/** Does something with each element and its counterpart on the other page. */
function takeOver(
  selector: string,
  page: Document,
  take: (here: Element, there: Element) => void,
): void {
  const others = page.querySelectorAll(selector)
  for (const [index, here] of document.querySelectorAll(selector).entries()) {
    const there = others[index]
    if (there) take(here, there)
  }
}
