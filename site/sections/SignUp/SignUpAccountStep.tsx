import { Input, Select } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { SignUpPayload } from '#data/account/signUp.ts'
import { AccountForm, type AccountFormValues } from '../account/AccountForm.tsx'
import { AgreementCheckbox } from '../account/AgreementCheckbox.tsx'
import { findPasswordMismatch } from '../account/checks.ts'
import { BackToEmailStepButton, StepSuccessMessage } from '../account/CodeSteps.tsx'
import { PhoneNumberFields } from '../forms/PhoneNumberFields.tsx'
import { NewPasswordFields } from '../account/NewPasswordFields.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useText } from '../site.tsx'
import type { SignUpProps } from './SignUp.schema.ts'

const fields = [
  'username',
  'password',
  'passwordConfirm',
  'nickname',
  'region',
  'phone',
  'agreement',
] as const

/** The dialling code is a placeholder: the server derives it from the country, which is always selected. */
const check = (typed: AccountFormValues) => ({
  ...getFormErrors(SignUpPayload, { ...typed, proof: '', code: '+1' }),
  ...findPasswordMismatch(typed),
})

/** Third step: the data of the account. */
export function SignUpAccountStep({ request, answer, ...documents }: SignUpProps) {
  const text = useText()
  const { email = '', proof = '', country } = answer?.values ?? {}
  return (
    <>
      <StepSuccessMessage answer={answer} />
      <AccountForm
        step="account"
        answer={answer}
        fields={fields}
        hidden={{ email, proof }}
        draft="sign-up-account"
        check={check}
      >
        {(field) => (
          <>
            <Input
              {...field('username')}
              label={text('form.account.username')}
              help={text('form.account.username.hint')}
              autoComplete="username"
              maxLength={20}
              required
            />
            <NewPasswordFields label="form.account.password" field={field} />
            <Input
              {...field('nickname')}
              label={text('form.account.nickname')}
              help={text('form.account.nickname.help')}
              autoComplete="nickname"
              maxLength={40}
            />
            <Select
              {...field('region')}
              label={text('form.contact.country')}
              options={request.countries.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={text('form.choose')}
              autoComplete="country"
              required
            />
            <PhoneNumberFields
              label="form.account.phone.optional"
              help="form.account.phone.help"
              field={field}
              countries={request.countries}
              country={country}
            />
            <AgreementCheckbox field={field('agreement')} documents={documents} />
            <SubmitButton>{text('sign-up.submit')}</SubmitButton>
          </>
        )}
      </AccountForm>
      <BackToEmailStepButton email={email} />
    </>
  )
}
