import { tellError } from './errors.ts'

// Account screens keep theirs under the same beginning: signing out forgets all of it.
const prefix = 'felcera_typed:'

/** The keys of all that was typed in this tab; none where storage is refused. */
function drafts(): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Forgets what was typed into forms whose name begins so. */
export function dropDrafts(name = ''): void {
  for (const key of drafts()) if (key.startsWith(prefix + name)) sessionStorage.removeItem(key)
}

const forms = () => document.querySelectorAll<HTMLFormElement>('form[data-form]')

/** Another product is another question. */
const draftOf = (form: HTMLFormElement) => `${prefix}${form.dataset['form']}${location.search}`

const isTyped = (element: Element): boolean =>
  'defaultValue' in element && 'value' in element && element.value !== element.defaultValue

/** Keeps what was typed into forms whose script has not come, for the page that is loaded anew. */
export function keepForms(): void {
  for (const form of forms()) {
    if (![...form.elements].some(isTyped)) continue
    const fields = [...new FormData(form)].filter(([name]) => !/^(pass|captcha)/.test(name))
    try {
      sessionStorage.setItem(draftOf(form), JSON.stringify(Object.fromEntries(fields)))
    } catch {
      // The browser may bring it back by itself.
    }
  }
}

/** Enhances each form at the first touch, or at once where something was typed before or has to be verified. */
export function wakeForms(): void {
  const sent = document.querySelector<HTMLElement>('[data-form-sent]')
  if (sent) dropDrafts(sent.dataset['formSent'])
  for (const form of forms()) {
    const draft = draftOf(form)
    const wake = () => {
      import('../forms/enhanceForm.ts')
        .then(({ enhanceForm }) => enhanceForm(form, draft))
        .catch(tellError)
    }
    if (drafts().includes(draft) || form.querySelector('[data-captcha]')) wake()
    else form.addEventListener('focusin', wake, { once: true })
  }
}
