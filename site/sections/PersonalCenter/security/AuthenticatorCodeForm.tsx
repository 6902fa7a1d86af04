import { Input } from '#design-system'
import type { ReactNode } from 'react'
import { AuthenticatorCodePayload } from '#data/account/secondFactor.ts'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { PersonalCenterForm } from '../PersonalCenterForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterFormState } from '../PersonalCenter.schema.ts'

interface AuthenticatorCodeFormProps {
  form: 'second-factor-code' | 'confirm-code'
  answer: PersonalCenterFormState | undefined
  label: string
  submit: string
  /** Input mode of virtual keyboards: digits only if recovery codes are not accepted. */
  inputMode?: 'numeric'
  /** Content beside the button. */
  children?: ReactNode
}

/** Form with a code of an authenticator app. */
export function AuthenticatorCodeForm(props: AuthenticatorCodeFormProps) {
  const { form, answer, label, submit, inputMode, children } = props
  return (
    <PersonalCenterForm
      form={form}
      answer={answer}
      fields={['code']}
      check={(typed) => getFormErrors(AuthenticatorCodePayload, typed)}
    >
      {(field) => {
        const { id, name, error } = field('code')
        return (
          <>
            <Input
              {...{ id, name, error, label, inputMode }}
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
            <div className={styles.actions}>
              <SubmitButton>{submit}</SubmitButton>
              {children}
            </div>
          </>
        )
      }}
    </PersonalCenterForm>
  )
}
