const prefix = 'felcera_typed:'
/** Names of fields whose values are never stored: passwords, codes, proofs and captchas. */
const secret = /^(pass|captcha|code$|current$|proof$)/i

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// The idempotency key is the only hidden field that is part of the input.
const restored = ':is(input:not([type=hidden]), [name=key], select, textarea)[name]'

// Drafts are stored per page, for all languages; the query is part of the key, because it may name a product. Locale
// prefixes have two letters: the table of locales would add to the script of every page.
const pagePrefix = () => prefix + location.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') + ' '
const keyOf = (form: HTMLFormElement) => pagePrefix() + form.dataset['draft'] + location.search

/** Calls `use` with the storage of this tab; returns `null` if storage is unavailable: forms work without it. */
function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage)
  } catch {
    return null
  }
}

/** Stores the input of a form with `data-draft` for this tab. */
export function saveFormDraft(form: HTMLFormElement): void {
  const values = [...new FormData(form)].filter(
    ([name, value]) => typeof value === 'string' && !secret.test(name),
  )
  withStorage((storage) => storage.setItem(keyOf(form), JSON.stringify(Object.fromEntries(values))))
}

/** Returns the stored input of a form as JSON; `null` if there is none. */
export const readFormDraft = (form: HTMLFormElement): string | null =>
  withStorage((storage) => storage.getItem(keyOf(form)))

/** Restores the stored input in fields that have not been changed. */
export function restoreFormDraft(form: HTMLFormElement): void {
  const draft: Readonly<Record<string, string>> = JSON.parse(readFormDraft(form) ?? '{}')
  const controls = [...form.querySelectorAll<Control>(restored)]
  for (const control of controls) {
    const value = draft[control.name]
    if (value === undefined) continue
    if (isCheckable(control))
      control.checked ||=
        control.type === 'checkbox' ||
        (control.value === value &&
          controls.every((other) => other.name !== control.name || isUnchanged(other)))
    else if (isUnchanged(control)) {
      control.value = value
      // React handles it like typed input.
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

/** Stores input that was typed before the script of the form ran. */
export function saveEarlyFormInput(form: HTMLFormElement): void {
  if (![...form.querySelectorAll<Control>(restored)].every(isUnchanged)) saveFormDraft(form)
}

/** Deletes the drafts of this page, or of all pages. */
export function deleteFormDrafts(pages: 'this' | 'all'): void {
  const start = pages === 'all' ? prefix : pagePrefix()
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(start)) storage.removeItem(key)
  })
}

const isCheckable = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type)

function isUnchanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return control.selectedIndex <= 0 || control.selectedOptions[0]?.defaultSelected === true
  return isCheckable(control)
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue
}
