import { useEffect, useRef, useState } from 'react'
import { composeEventHandlers, type NativeProps } from '../../nativeProps.ts'
import { useBehaviourScript } from '../../useBehaviourScript.ts'
import { useFormReset } from '../../useFormReset.ts'
import { Field, useFieldProps } from '../Field/Field.tsx'
import type { FieldProps } from '../Field/Field.tsx'
import { bare, frame } from '../Field/Field.css.ts'
import { Icon } from '../Icon/Icon.tsx'
import { eyeIcon, eyeOffIcon } from '../Icon/icons.ts'
import { PasswordRuleChecklist } from './PasswordRuleChecklist.tsx'
import type { PasswordRuleOptions } from './PasswordRuleChecklist.tsx'
import * as styles from './PasswordInput.css.ts'

export interface PasswordInputProps
  extends FieldProps, NativeProps<'input', 'id' | 'aria-describedby' | 'type'> {
  /** Form field name. */
  name: string
  /** Autofill purpose: `current-password` fills in a stored password, `new-password` suggests one. */
  autoComplete: 'current-password' | 'new-password'
  /** Accessible name of the button while the password is hidden, such as 'Show password'. */
  revealLabel: string
  /** Accessible name of the button while the password is shown, such as 'Hide password'. */
  hideLabel: string
  /** Rules for a new password, which are checked while the visitor types. */
  meter?: PasswordRuleOptions | undefined
}

/** A password input with a button that shows the password and, for new passwords, its rules. */
export function PasswordInput(props: PasswordInputProps) {
  const { field, own } = useFieldProps(props)
  const { revealLabel, hideLabel, meter, ...rest } = own
  const [shown, setShown] = useState(false)
  const [typed, setTyped] = useState<string>()
  const frameRef = useRef<HTMLDivElement>(null)

  // Browsers store submitted text inputs as suggestions, so the password is hidden again before submit.
  useEffect(() => {
    const form = frameRef.current?.closest('form')
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  useBehaviourScript()
  useFormReset(field.id, () => {
    setShown(false)
    setTyped(undefined)
  })

  return (
    <Field {...field}>
      {(control) => (
        <>
          <div ref={frameRef} className={frame}>
            <input
              autoCapitalize="none"
              spellCheck={false}
              {...rest}
              {...control}
              className={bare}
              type={shown ? 'text' : 'password'}
              aria-describedby={
                [meter && `${field.id}-rules`, control['aria-describedby']]
                  .filter(Boolean)
                  .join(' ') || undefined
              }
              onInput={composeEventHandlers(rest.onInput, ({ currentTarget }) =>
                setTyped(currentTarget.value),
              )}
            />
            <button className={styles.reveal} type="button" onClick={() => setShown(!shown)}>
              <Icon icon={shown ? eyeOffIcon : eyeIcon} label={shown ? hideLabel : revealLabel} />
            </button>
          </div>
          {meter && <PasswordRuleChecklist {...meter} id={`${field.id}-rules`} typed={typed} />}
        </>
      )}
    </Field>
  )
}
