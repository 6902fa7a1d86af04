import { findFieldRuleError } from '#data/forms/fieldRule.ts'
import type { FormResponse, FormState } from '#data/forms/formState.ts'
import { runAfterPointerPress, trackPointerPresses } from '#sections/forms/runAfterPointerPress.ts'
import { deleteFormDrafts, readFormDraft, saveFormDraft } from '#sections/forms/draft.ts'
import { ConnectionError } from '../client/client.ts'
import { siteApiClient } from '../client/siteClient.ts'
import {
  findFormParts,
  type FormControlElement,
  type FormFieldError,
  type EnhancedFormParts,
} from './formParts.ts'

/** Enhances a form of a page that is not hydrated: validates fields on blur and submits without leaving the page. */
export function enhanceForm(form: HTMLFormElement): void {
  const parts = findFormParts(form)
  if (parts) bind(form, parts)
}

function bind(form: HTMLFormElement, parts: EnhancedFormParts): void {
  const { rules } = parts.data
  // Radio buttons of one name are one control: the first one, which has the id of their group.
  const controls = [...form.elements]
    .filter(
      (element): element is FormControlElement =>
        'name' in element && Object.hasOwn(rules, String(element.name)),
    )
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
  const key = form.querySelector<HTMLInputElement>('[name=key]')
  const renewKey = () => {
    if (!key) return
    key.value = crypto.randomUUID()
    if (readFormDraft(form) !== null) saveFormDraft(form)
  }
  if (key?.value === '') renewKey()
  let busy = false

  const errorOf = (control: FormControlElement): string | undefined => {
    const rule = rules[control.name]
    return rule && findFieldRuleError(rule, valueOf(form, control.name))
  }

  const setBusy = (now: boolean) => {
    busy = now
    parts.setBusy(now)
  }

  /** Shows the errors of all fields; returns true if there are any. */
  function check(): boolean {
    parts.clear()
    const faults = showErrors(parts, controls, errorOf)
    if (faults.length > 0) parts.summarise(faults)
    return faults.length > 0
  }

  async function submit(): Promise<void> {
    if (check()) return
    setBusy(true)
    if (!(await send())) setBusy(false)
  }

  /** Submits the form to its page; returns true if the page is left. */
  async function send(isSecond = false): Promise<boolean> {
    let status = 0
    let request = ''
    try {
      const response = await siteApiClient.send(form.action, {
        method: 'POST',
        body: new FormData(form),
        headers: { Accept: 'application/json' },
        onAnswer: (answer) => {
          status = answer.status
          request = answer.headers.get('X-Request-Id') ?? ''
        },
      })
      if (!isResponse(response) || response.location === undefined) throw response
      deleteFormDrafts('this')
      // On Back, Firefox restores the fields of a form as it was left.
      form.reset()
      location.assign(response.location)
      return true
    } catch (error) {
      // After a change the input is a different submission, which needs a new idempotency key.
      if (status === 409 && key && !isSecond) {
        renewKey()
        return send(true)
      }
      const { errors, problem }: Partial<FormState> = (isResponse(error) && error.answer) || {}
      if (errors?.['captcha']) {
        // The page that answers a submission without script contains the captcha.
        form.submit()
        return true
      }
      const faults = showErrors(parts, controls, ({ name }) => errors?.[name])
      if (faults.length > 0) parts.summarise(faults)
      else
        parts.alert(
          lostReason(error, parts) ?? problem ?? parts.data.unavailable,
          request && parts.data.request.replace('{id}', request),
        )
      return false
    }
  }

  trackPointerPresses()
  // A text is validated when it has been left, a choice at once.
  form.addEventListener('change', ({ target }) => {
    const control = controls.find(
      ({ name }) => target instanceof Element && target.getAttribute('name') === name,
    )
    if (control) runAfterPointerPress(() => parts.showError(control, errorOf(control)))
  })
  form.addEventListener('submit', (event) => {
    const { submitter } = event
    // The click position on the picture of a captcha is only sent by a submission without script.
    if (submitter instanceof HTMLInputElement && submitter.type === 'image' && !check()) return
    event.preventDefault()
    if (!busy) void submit()
  })
  const captcha = form.querySelector<HTMLElement>('[data-captcha]')
  if (captcha)
    void import('./workCaptcha.ts').then(({ bindProofOfWorkButton: bindWork }) =>
      bindWork(form, captcha, parts.spinner()),
    )
  // After Back to a submitted page, the form is shown as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) setBusy(false)
  })
}

/** Returns the submitted text of a field; empty for an unticked checkbox or radio buttons without a selection. */
const valueOf = (form: HTMLFormElement, name: string): string => {
  const value = new FormData(form).get(name)
  return typeof value === 'string' ? value : ''
}

/** Shows the error of each field; returns the fields with an error. */
function showErrors(
  parts: EnhancedFormParts,
  controls: readonly FormControlElement[],
  errorOf: (control: FormControlElement) => string | undefined,
): readonly FormFieldError[] {
  return controls.flatMap((control) => {
    const message = errorOf(control)
    parts.showError(control, message)
    return message === undefined ? [] : [{ control, message }]
  })
}

const isResponse = (body: unknown): body is FormResponse =>
  typeof body === 'object' && body !== null && ('answer' in body || 'location' in body)

/** Reason why a request has no response. */
const lostReason = (error: unknown, { data }: EnhancedFormParts): string | undefined =>
  error instanceof ConnectionError ? data.lost[error.text] : undefined
