import { Checkbox, Input } from '#design-system'
import { AuthenticatorCode } from '#data/account/secondFactor.ts'
import type { FormState } from '#data/forms/formState.ts'
import { formErrors } from '#data/forms/formErrors.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { SendButton } from '../forms/SendButton.tsx'
import { useText } from '../site.tsx'

interface SecondStepProps {
  answer: FormState
}

/** The code of the second factor, after a right password. */
export function SecondStep({ answer }: SecondStepProps) {
  const text = useText()
  const { challenge = '', next = '' } = answer.values
  return (
    <AccountForm
      step="second"
      answer={answer}
      fields={['code', 'keep']}
      hidden={{ challenge, next }}
      check={(typed) => formErrors(AuthenticatorCode, typed)}
    >
      {(field) => {
        const { id, name, error } = field('code')
        const keep = field('keep')
        return (
          <>
            <Input
              {...{ id, name, error }}
              label={text('sign-in.second-factor.code')}
              help={text('sign-in.second-factor.help')}
              autoComplete="one-time-code"
              maxLength={20}
              required
            />
            <Checkbox id={keep.id} name={keep.name} label={text('sign-in.keep')} />
            <SendButton>{text('form.sign-in.submit')}</SendButton>
          </>
        )
      }}
    </AccountForm>
  )
}
