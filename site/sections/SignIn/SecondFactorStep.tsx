import { Checkbox, Input } from '#design-system'
import { AuthenticatorCodePayload } from '#data/account/secondFactor.ts'
import type { FormState } from '#data/forms/formState.ts'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useText } from '../site.tsx'
import { PasskeyForm } from './PasskeyForm.tsx'

interface SecondStepProps {
  answer: FormState
}

/** Form for the code of the second factor, after a correct password. */
export function SecondFactorStep({ answer }: SecondStepProps) {
  const text = useText()
  const { challenge = '', next = '' } = answer.values
  return (
    <>
      <AccountForm
        step="second"
        answer={answer}
        fields={['code', 'keep']}
        hidden={{ challenge, next }}
        check={(typed) => getFormErrors(AuthenticatorCodePayload, typed)}
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
              <SubmitButton>{text('form.sign-in.submit')}</SubmitButton>
            </>
          )
        }}
      </AccountForm>
      <PasskeyForm next={next} />
    </>
  )
}
