import { readDraft } from './draft.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

// Of hidden fields only the idempotency key belongs to the input.
const restored = ':is(input:not([type=hidden]), [name=key], select, textarea)[name]'

/** Fills the fields of a form that nobody has changed with the stored input. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft: Readonly<Record<string, string>> = JSON.parse(readDraft(form) ?? '{}')
  for (const control of form.querySelectorAll<Control>(restored)) {
    const value = draft[control.name]
    if (value === undefined) continue
    if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = true
    else if (isUnchanged(control)) {
      control.value = value
      // React learns of it as if somebody had typed.
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}

const isUnchanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? control.selectedIndex <= 0 || control.selectedOptions[0]?.defaultSelected === true
    : control.value === control.defaultValue
