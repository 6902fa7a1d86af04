import { FormErrorSummary } from '#design-system'
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { FormState } from '#data/forms/formState.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { FormContextProvider, useFormContext } from '../formContext.tsx'
import { useText } from '../site.tsx'
import * as styles from './AccountForm.css.ts'
import { runAfterPointerPress, trackPointerPresses } from '../forms/runAfterPointerPress.ts'
import { restoreFormDraft, saveFormDraft, saveEarlyFormInput } from '../forms/draft.ts'
import { FormErrorNotice } from '../forms/FormErrorNotice.tsx'

/** Props that make a control a field of the form. */
export interface AccountFieldProps {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  readonly defaultValue: string | undefined
}

/** Values of a form by field: text, or true for a ticked checkbox. */
export type AccountFormValues = Readonly<Record<string, string | boolean>>

export interface AccountFormProps {
  /** Step of the page that the form belongs to. */
  step?: string | undefined
  /** Result of the last submission, if it belongs to this form. */
  answer: FormState | undefined
  /** Its fields in order; errors of other fields are shown as errors of the whole form. */
  fields: readonly string[]
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string>> | undefined
  /** Validates the fields before submission: returns message ids by field. */
  check?: ((typed: AccountFormValues) => Readonly<Record<string, string>>) | undefined
  /** Name of the draft that is stored for this tab; nothing is stored without one. */
  draft?: string | undefined
  /** Renders the fields. */
  children: (field: (name: string) => AccountFieldProps) => ReactNode
}

/** Form that posts to the URL of its own page; with script a field is validated on blur. */
export function AccountForm(props: AccountFormProps) {
  const { step, answer, fields, hidden, check, draft, children } = props
  const text = useText()
  const context = useFormContext()
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [errors, setErrors] = useState(answer?.errors ?? {})
  // The summary keeps its errors until the next submit: if it shrank, the field below would move.
  const [shownErrors, setShownErrors] = useState(answer?.errors ?? {})
  const [seen, setSeen] = useState(answer)
  // A new result replaces all errors; between two results the form validates itself.
  if (answer !== seen) {
    setSeen(answer)
    setErrors(answer?.errors ?? {})
    setShownErrors(answer?.errors ?? {})
  }

  useEffect(trackPointerPresses, [])
  useEffect(() => {
    if (form && draft !== undefined) restoreFormDraft(form)
  }, [form, draft, answer])
  // After the draft has been restored.
  useEffect(() => {
    if (form && draft !== undefined) saveEarlyFormInput(form)
  }, [form, draft])

  const validateFields = (form: HTMLFormElement): Record<string, string> =>
    Object.fromEntries(
      Object.entries(check?.(readValues(form, fields)) ?? {})
        .filter(([name]) => fields.includes(name))
        .map(([name, id]) => [name, text(id as MessageId)]),
    )

  const validateControl = (control: Element, whole: HTMLFormElement) => {
    const name = control.getAttribute('name')
    if (name === null || !fields.includes(name)) return
    runAfterPointerPress(() => {
      const { [name]: error } = validateFields(whole)
      setErrors((before) =>
        Object.fromEntries([
          ...Object.entries(before).filter(([other]) => other !== name),
          ...(error === undefined ? [] : [[name, error]]),
        ]),
      )
    })
  }

  const handleBlur = ({ target, currentTarget }: FocusEvent<HTMLFormElement>) =>
    validateControl(target, currentTarget)

  // A text is validated when it has been left, a choice at once.
  const handleChange = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const control: Element = target
    if (control.matches('select, [type=checkbox]')) validateControl(control, currentTarget)
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A named button requests something else than the form's submission.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('name')) return
    const fieldErrors = validateFields(event.currentTarget)
    if (Object.keys(fieldErrors).length === 0) return
    event.preventDefault()
    flushSync(() => {
      setErrors(fieldErrors)
      setShownErrors(fieldErrors)
    })
    summary.current?.focus()
  }

  // While another form of the page is pending, the buttons of this one are not busy.
  const isOther = context.sent !== undefined && context.sent !== form
  const own = useMemo(
    () => (isOther ? { ...context, pending: false } : context),
    [context, isOther],
  )

  const wrong = fields.filter((name) => shownErrors[name] !== undefined)
  const { Form } = context
  return (
    <Form
      ref={setForm}
      className={styles.form}
      method="post"
      noValidate
      data-draft={draft}
      onInput={
        draft === undefined
          ? undefined
          : (event: FormEvent<HTMLFormElement>) => saveFormDraft(event.currentTarget)
      }
      onBlur={handleBlur}
      onChange={handleChange}
      onSubmit={handleSubmit}
    >
      {wrong.length > 0 && (
        <FormErrorSummary
          ref={summary}
          title={text('form.summary.title', { n: wrong.length })}
          errors={wrong.map((name) => ({ id: name, message: shownErrors[name] ?? '' }))}
        />
      )}
      <FormErrorNotice answer={answer} fields={fields} />
      {step !== undefined && <input type="hidden" name="step" value={step} />}
      {Object.entries(hidden ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContextProvider value={own}>
        {children((name) => ({
          id: name,
          name,
          error: errors[name],
          defaultValue: answer?.values[name],
        }))}
      </FormContextProvider>
    </Form>
  )
}

function readValues(form: HTMLFormElement, fields: readonly string[]): AccountFormValues {
  const data = new FormData(form)
  const valueOf = (name: string) => {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLInputElement && control.type === 'checkbox') return control.checked
    const value = data.get(name === 'captcha' ? 'pass' : name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(fields.map((name) => [name, valueOf(name)]))
}
