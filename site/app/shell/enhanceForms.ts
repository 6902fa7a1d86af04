import { deleteDrafts, readDraft, saveDraft } from '#sections/forms/draft.ts'
import { reportPageError } from './reportErrors.ts'

const forms = () => document.querySelectorAll<HTMLFormElement>('form[data-form]')

const isChanged = (element: Element): boolean =>
  'defaultValue' in element && 'value' in element && element.value !== element.defaultValue

/** Saves drafts of all changed forms before the page is reloaded. */
export function saveDrafts(): void {
  for (const form of forms()) if ([...form.elements].some(isChanged)) saveDraft(form)
}

/** Enhances each form on first focus, or at once if it has a draft or a captcha. */
export function enhanceForms(): void {
  if (document.querySelector('[data-form-sent]')) deleteDrafts('this')
  for (const form of forms()) {
    const enhance = () => {
      import('../forms/enhanceForm.ts')
        .then((module) => module.enhanceForm(form))
        .catch(reportPageError)
    }
    const hasDraft = readDraft(form) !== null
    // A form returned with errors is shown as submitted.
    const isFresh = !hasDraft && form.querySelector('[data-form-notice]:empty') !== null
    if (isFresh && /[?&]function=/.test(location.search))
      import('../forms/openForm.ts').then((module) => module.openForm(form)).catch(reportPageError)
    if (hasDraft || form.querySelector('[data-captcha]')) enhance()
    else form.addEventListener('focusin', enhance, { once: true })
  }
}
