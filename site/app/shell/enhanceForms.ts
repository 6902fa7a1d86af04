import {
  deleteFormDrafts,
  readFormDraft,
  restoreFormDraft,
  saveFormDraft,
  saveEarlyFormInput,
} from '#sections/forms/draft.ts'
import { reportPageError } from '../client/reportErrors.ts'

/**
 * Saves drafts of all forms from the start, because visitors may type before a form is enhanced; enhances a form on
 * first focus, or at once if it has a draft or a captcha.
 */
export function enhanceForms(): void {
  if (document.querySelector('[data-form-sent]')) deleteFormDrafts('this')
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form]')) {
    const enhance = () => {
      import('../forms/enhanceForm.ts')
        .then((module) => module.enhanceForm(form))
        .catch(reportPageError)
    }
    const hasDraft = readFormDraft(form) !== null
    // A form returned with errors is shown as submitted.
    const isFresh = !hasDraft && form.querySelector('[data-form-notice]:empty') !== null
    if (isFresh && /[?&]function=/.test(location.search))
      import('../forms/prefillLinkedForm.ts')
        .then((module) => {
          // Does not overwrite what the visitor has chosen or typed meanwhile.
          if (readFormDraft(form) === null) module.prefillLinkedForm(form)
        })
        .catch(reportPageError)
    restoreFormDraft(form)
    saveEarlyFormInput(form)
    for (const type of ['input', 'change']) form.addEventListener(type, () => saveFormDraft(form))
    if (hasDraft || form.querySelector('[data-captcha]') || form.contains(document.activeElement))
      enhance()
    else form.addEventListener('focusin', enhance, { once: true })
  }
}
