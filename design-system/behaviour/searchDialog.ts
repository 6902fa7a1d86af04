/** Something to go to while words are typed. */
export interface Suggestion {
  /** Its name in parts; a `hit` is what was typed. */
  readonly title: readonly { readonly text: string; readonly hit: boolean }[]
  /** What kind of thing it is. */
  readonly detail: string
  readonly href: string
}

export interface SearchDialogOptions {
  /** What fits the words; none for words that say nothing yet. */
  readonly suggest: (query: string) => Promise<readonly Suggestion[]>
  /** Says how many there are: '3 suggestions'. */
  readonly count: (suggestions: number) => string
}

/**
 * Makes the line of a SearchDialog a combobox: suggestions follow what is typed, arrow keys go through them, Enter
 * goes to the one that is active or, with none, to the page of results. Returns what undoes it.
 */
export function bindSearchDialog(dialog: HTMLElement, options: SearchDialogOptions): () => void {
  const input = dialog.querySelector<HTMLInputElement>('input[type=search]')
  const list = dialog.querySelector<HTMLElement>('[role=listbox]')
  const status = dialog.querySelector<HTMLElement>('[role=status]')
  const template = dialog.querySelector('template')
  const idle = dialog.querySelector<HTMLElement>('[data-idle]')
  const bound = new AbortController()
  if (!input || !list || !status || !template || !idle) return () => bound.abort()
  const { signal } = bound
  const links = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]
  let active: HTMLAnchorElement | undefined
  let asked = 0

  const activate = (option: HTMLAnchorElement | undefined) => {
    active?.setAttribute('aria-selected', 'false')
    active = option
    option?.setAttribute('aria-selected', 'true')
    option?.scrollIntoView({ block: 'nearest' })
    if (option) input.setAttribute('aria-activedescendant', option.id)
    else input.removeAttribute('aria-activedescendant')
  }

  // React in a browser puts what stands in a template into it, not into its content.
  const pattern = template.content.firstElementChild ?? template.firstElementChild

  const show = (suggestions: readonly Suggestion[]) => {
    activate(undefined)
    list.replaceChildren(
      ...suggestions.flatMap((suggestion, at) => {
        const option = pattern?.cloneNode(true)
        if (!(option instanceof HTMLAnchorElement)) return []
        option.removeAttribute('aria-label')
        option.id = `${list.id}-${at}`
        option.setAttribute('aria-selected', 'false')
        option.setAttribute('href', suggestion.href)
        option.firstElementChild?.replaceChildren(...suggestion.title.map(partOf))
        if (option.lastElementChild) option.lastElementChild.textContent = suggestion.detail
        return [option]
      }),
    )
    const open = suggestions.length > 0
    list.hidden = !open
    input.setAttribute('aria-expanded', String(open))
  }

  const follow = async () => {
    const turn = ++asked
    const query = input.value.trim()
    idle.hidden = query !== ''
    const suggestions = query === '' ? [] : await options.suggest(query)
    // What was typed since then has the word.
    if (turn !== asked) return
    show(suggestions)
    status.textContent = query === '' ? '' : options.count(suggestions.length)
  }

  const move = (by: 1 | -1) => {
    const all: readonly (HTMLAnchorElement | undefined)[] = [undefined, ...links()]
    const at = all.indexOf(active)
    activate(all[(at + by + all.length) % all.length])
  }

  const press = (event: KeyboardEvent) => {
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
  input.addEventListener('input', () => void follow(), { signal })
  input.addEventListener('keydown', press, { signal })
  // What was typed before this was bound counts, too.
  if (input.value !== '') void follow()
  return () => bound.abort()
}

function partOf({ text, hit }: Suggestion['title'][number]): Node {
  if (!hit) return document.createTextNode(text)
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}
