const prefix = 'felcera_typed:'
/** Names of fields whose values are never stored: passwords, codes, proofs and captchas. */
const secret = /^(pass|captcha|code$|current$|proof$)/i

// Each page has its own drafts, in all languages; another product is another question. Prefixes of locales have two
// letters: the table of locales would be part of the script of every page.
const pagePrefix = () => prefix + location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') + ' '
const keyOf = (form: HTMLFormElement) => pagePrefix() + form.dataset['draft'] + location.search

/** Calls `use` with the storage of this tab; returns `null` if it is refused: forms work without. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

/** Stores the input of a form with `data-draft` for this tab. */
export function saveDraft(form: HTMLFormElement): void {
  const values = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !secret.test(name),
  )
  withStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(values))))
}

/** Returns the stored input of a form as JSON; `null` if there is none. */
export const readDraft = (form: HTMLFormElement): string | null =>
  withStorage((storage) => storage.getItem(keyOf(form)))

/** Deletes the drafts of this page, or of all pages. */
export function deleteDrafts(pages: 'this' | 'all'): void {
  const start = pages === 'all' ? prefix : pagePrefix()
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
  })
}
