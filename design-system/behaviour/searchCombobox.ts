/** A search suggestion shown while the visitor types. */
export interface SearchSuggestion {
  /** Title in segments. A segment with `hit` matches the query and is highlighted. */
  readonly title: readonly { readonly text: string; readonly hit: boolean }[]
  /** Kind of the result, such as the name of a section. */
  readonly detail: string
  /** URL of the result. */
  readonly href: string
}

export interface SearchComboboxOptions {
  /** Returns the suggestions for a query, and none for a query that is too short. */
  readonly suggest: (
    query: string,
  ) => readonly SearchSuggestion[] | Promise<readonly SearchSuggestion[]>
  /** Returns a text with the number of suggestions, such as '3 suggestions', which is announced. */
  readonly count: (suggestions: number) => string
  /** Opens the page of a suggestion, for example with a router. By default the browser follows the link. */
  readonly navigate?: ((href: string) => void) | undefined
}

/**
 * Turns the input of a SearchDialog into a combobox: suggestions follow the query, arrow keys move through them, Enter
 * opens the active one or, without one, the page of results. Returns a function that removes the listeners.
 */
export function bindSearchCombobox(
  dialog: HTMLElement,
  options: SearchComboboxOptions,
): () => void {
  const input = dialog.querySelector<HTMLInputElement>('input[type=search]')
  const list = dialog.querySelector<HTMLElement>('[role=listbox]')
  const status = dialog.querySelector<HTMLElement>('[role=status]')
  const template = dialog.querySelector('template')
  const idle = dialog.querySelector<HTMLElement>('[data-idle]')
  const controller = new AbortController()
  if (!input || !list || !status || !template || !idle) return () => controller.abort()
  const { signal } = controller
  const links = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  let active: HTMLAnchorElement | undefined
  let latestRequest = 0

  const activate = (option: HTMLAnchorElement | undefined) => {
    active?.setAttribute('aria-selected', 'false')
    active = option
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  // React renders the children of a template in the browser as its children, not into its content fragment.
  const optionTemplate = template.content.firstElementChild ?? template.firstElementChild

  const show = (suggestions: readonly SearchSuggestion[]) => {
    // An arrow key may have been pressed before the results of the last letters came.
    const href = active?.getAttribute('href')
    list.replaceChildren(
      ...suggestions.flatMap((suggestion, at) => {
        const option = optionTemplate?.cloneNode(true)
        if (!(option instanceof HTMLAnchorElement)) return []
        option.removeAttribute('aria-label')
        option.id = `${list.id}-${at}`
        option.setAttribute('aria-selected', 'false')
        option.setAttribute('href', suggestion.href)
        option.firstElementChild?.replaceChildren(...suggestion.title.map(renderSegment))
        if (option.lastElementChild) option.lastElementChild.textContent = suggestion.detail
        return [option]
      }),
    )
    activate(links().find((option) => option.getAttribute('href') === href))
    const open = suggestions.length > 0
    list.hidden = !open
    input.setAttribute('aria-expanded', String(open))
  }

  const update = async () => {
    const request = ++latestRequest
    const query = input.value.trim()
    idle.hidden = query !== ''
    activate(undefined)
    // The key is painted before the search for it, which is left out if another key follows.
    await nextPaint()
    if (request !== latestRequest) return
    const suggestions = query === '' ? [] : await options.suggest(query)
    // A newer query has been typed in the meantime.
    if (request !== latestRequest) return
    show(suggestions)
    status.textContent = query === '' ? '' : options.count(suggestions.length)
  }

  const move = (by: 1 | -1) => {
    const all: readonly (HTMLAnchorElement | undefined)[] = [undefined, ...links()]
    const at = all.indexOf(active)
    activate(all[(at + by + all.length) % all.length])
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || list.hidden) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter' && active) active.click()
    else return
    event.preventDefault()
  }

  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)
  const onClick = (event: MouseEvent) => {
    const option = event.target instanceof Element && event.target.closest('[role=option]')
    // With these keys the browser opens another tab or window.
    if (!option || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (dialog instanceof HTMLDialogElement) dialog.close()
    options.navigate?.(option.getAttribute('href') ?? '')
  }
  if (options.navigate) list.addEventListener('click', onClick, { signal })
  input.addEventListener('input', () => void update(), { signal })
  input.addEventListener('keydown', onKeyDown, { signal })
  // Text may have been typed before the script was loaded.
  if (input.value !== '') void update()
  return () => controller.abort()
}

const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

function renderSegment({ text, hit }: SearchSuggestion['title'][number]): Node {
  if (!hit) return document.createTextNode(text)
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}
