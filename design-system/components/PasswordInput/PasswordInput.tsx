import { useEffect, useRef, useState } from 'react'
import { Field, splitFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { bare, frame } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { eye, eyeOff } from '../Icon/icons.ts'
import { PasswordMeter } from './PasswordMeter.tsx'
import type { PasswordRules } from './PasswordMeter.tsx'
import * as styles from './PasswordInput.css.ts'

export interface PasswordInputProps extends FieldProps {
  /** Form field name. */
  name: string
  /** Autofill field name for password managers. */
  autoComplete: 'current-password' | 'new-password'
  /** Accessible name of the toggle while the password is hidden, e.g. 'Show password'. */
  revealLabel: string
  /** Accessible name of the toggle while the password is visible. */
  hideLabel: string
  /** Rules for a new password, checked while typing. */
  meter?: PasswordRules | undefined
  /** Must not be empty. */
  required?: boolean | undefined
  /** Maximum number of characters. */
  maxLength?: number | undefined
}

/** A password input with a visibility toggle and, for new passwords, its rules. */
export function PasswordInput(props: PasswordInputProps) {
  const { field, own } = splitFieldProps(props)
  const { revealLabel, hideLabel, meter, ...rest } = own
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  // Browsers store submitted text inputs as suggestions, so the password is hidden again before submit.
  useEffect(() => {
    const form = input.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  return (
    <Field {...field}>
      {(control) => (
        <>
          <div className={frame}>
            <input
              ref={input}
              className={bare}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              aria-describedby={
                [meter && `${field.id}-rules`, control['aria-describedby']]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <button className={styles.reveal} type="button" onClick={() => setShown(!shown)}>
              <Icon icon={shown ? eyeOff : eye} label={shown ? hideLabel : revealLabel} />
            </button>
          </div>
          {meter && <PasswordMeter {...meter} id={`${field.id}-rules`} typed={typed} />}
        </>
      )}
    </Field>
  )
}
