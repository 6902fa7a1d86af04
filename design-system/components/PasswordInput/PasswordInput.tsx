import { useEffect, useRef, useState } from 'react'
import { Field, partProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { bare, frame } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { eye, eyeOff } from '../Icon/icons.ts'
import { PasswordMeter } from './PasswordMeter.tsx'
import type { PasswordRules } from './PasswordMeter.tsx'
import * as styles from './PasswordInput.css.ts'

export interface PasswordInputProps extends FieldProps {
  /** Name it is sent under. */
  name: string
  /** Whether a password is given or chosen; password managers read it. */
  autoComplete: 'current-password' | 'new-password'
  /** Names the button while the password is hidden, e.g. 'Show password'. */
  revealLabel: string
  /** Names it while the password is shown. */
  hideLabel: string
  /** What a new password owes; ticked while it is typed. */
  meter?: PasswordRules | undefined
  /** Cannot be left empty. */
  required?: boolean | undefined
  /** Longest text it takes. */
  maxLength?: number | undefined
}

/** A password that can be shown, and its rules where it is a new one. */
export function PasswordInput(props: PasswordInputProps) {
  const { field, own } = partProps(props)
  const { revealLabel, hideLabel, meter, ...rest } = own
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  // A browser keeps what it sends as plain text for its suggestions.
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
