import type { FormScriptData } from '#data/forms/formScriptData.ts'
import { bindBusyButton } from './bindBusyButton.ts'

/** A visible field of a form. */
export type FormControlElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Validation error of one field, as data. */
export interface FormFieldError {
  readonly control: FormControlElement
  readonly message: string
}

/** Shows the state of a form with the parts in its `template` element. */
export interface EnhancedFormParts {
  /** Rules of the fields, and texts. */
  readonly data: FormScriptData
  /** Shows the error of a field, or removes it. */
  readonly showError: (control: FormControlElement, message: string | undefined) => void
  /** Shows the error summary above the form and moves the focus to it. */
  readonly summarise: (faults: readonly FormFieldError[]) => void
  /** Shows above the form why it could not be sent. */
  readonly alert: (text: string, detail: string) => void
  /** Removes summary and alert above the form. */
  readonly clear: () => void
  /** Shows on the submit button whether a submission is pending. */
  readonly setBusy: (busy: boolean) => void
  /** Creates a spinner for another submit button. */
  readonly spinner: () => Element
}

const spinnerPart = '[data-part=button] button > :last-child'

/** Finds the parts of a form; undefined if its page has none. */
export function findFormParts(form: HTMLFormElement): EnhancedFormParts | undefined {
  const template = form.querySelector<HTMLTemplateElement>('template[data-form-parts]')
  const notice = form.querySelector('[data-form-notice]')
  const button = form.querySelector<HTMLButtonElement>('button[type=submit]')
  if (!template || !notice || !button) return undefined
  const data = JSON.parse(template.dataset['formParts'] ?? '') as FormScriptData
  const parts = template.content
  const copy = (selector: string): HTMLElement => {
    const part = parts.querySelector<HTMLElement>(selector)
    if (!part) throw new Error(`The form has no part ${selector}`)
    return part.cloneNode(true) as HTMLElement
  }
  const status = copy('[data-part=button] [role=status]')
  status.textContent = ''
  button.after(status)
  const show = bindBusyButton(button, copy(spinnerPart), status)

  const noteOf = (control: FormControlElement) => document.getElementById(`${control.id}-error`)

  const bring = (part: HTMLElement) => {
    notice.replaceChildren(part)
    part.tabIndex = -1
    part.focus()
  }

  return {
    data,
    showError(control, message) {
      const isChoice = control.type === 'checkbox'
      const field = control.closest('[data-field]')
      const group = field instanceof HTMLFieldSetElement ? field : undefined
      const note = noteOf(control)
      // Messages of a choice are in a box of their own.
      ;(isChoice ? note?.parentElement : note)?.remove()
      const wrong = message !== undefined
      const named = control.type === 'radio' ? (group ?? control) : control
      if (group) describe(group, control.id, wrong)
      describe(named, control.id, wrong)
      if (wrong) named.setAttribute('aria-invalid', 'true')
      else named.removeAttribute('aria-invalid')
      group?.toggleAttribute('data-invalid', wrong)
      if (message === undefined) return
      const fresh = copy(
        isChoice ? '[data-field]:has(#part-choice) > :last-child' : '#part-field-error',
      )
      const line = isChoice ? fresh.firstElementChild : fresh
      if (!line) return
      line.id = `${control.id}-error`
      line.lastElementChild?.replaceChildren(message)
      field?.append(fresh)
    },
    summarise(faults) {
      const summary = copy('[data-part=summary] > *')
      summary.querySelector('h2')?.replaceChildren(data.summaries[faults.length - 1] ?? '')
      const list = summary.querySelector('ul')
      const entry = list?.querySelector('li')
      const entries = faults.map(({ control, message }) => {
        const item = entry?.cloneNode(true) as HTMLElement
        const link = item.querySelector('a')
        link?.setAttribute('href', `#${control.id}`)
        link?.replaceChildren(message)
        return item
      })
      list?.replaceChildren(...entries)
      bring(summary)
    },
    alert(text, detail) {
      const alert = copy('[data-part=alert] > *')
      const [title, what, more] = alert.querySelectorAll('p')
      title?.replaceChildren(data.failure)
      what?.replaceChildren(text)
      if (detail) more?.replaceChildren(detail)
      else more?.remove()
      bring(alert)
    },
    clear: () => notice.replaceChildren(),
    setBusy: (busy) => show(busy ? data.sending : ''),
    spinner: () => copy(spinnerPart),
  }
}

/** Adds the error of a field to `aria-describedby` of an element, or removes it. */
function describe(element: Element, id: string, wrong: boolean): void {
  const error = `${id}-error`
  const others = (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((other) => other !== '' && other !== error)
  const all = wrong ? [...others, error] : others
  if (all.length > 0) element.setAttribute('aria-describedby', all.join(' '))
  else element.removeAttribute('aria-describedby')
}
