import { Link, Text } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { PasswordResetPayload } from '#data/account/signUp.ts'
import { AccountForm, type AccountFormValues } from '../account/AccountForm.tsx'
import { AccountPanel } from '../account/AccountPanel.tsx'
import { findPasswordMismatch } from '../account/checks.ts'
import { CodeStepProgress } from '../account/CodeStepProgress.tsx'
import {
  BackToEmailStepButton,
  OneTimeCodeStep,
  EmailStep,
  StepSuccessMessage,
} from '../account/CodeSteps.tsx'
import { NewPasswordFields } from '../account/NewPasswordFields.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useHref, useText } from '../site.tsx'
import { PasswordResetDone } from './PasswordResetDone.tsx'
import type { RetrievePasswordProps } from './RetrievePassword.schema.ts'
import { UndoAccountChangeForm } from './UndoAccountChangeForm.tsx'

const steps = ['email', 'code', 'password', 'done'] as const
const labels = ['sign-up.step.email', 'sign-up.step.code', 'retrieve.step.password'] as const

/** Password retrieval, step by step. */
export function RetrievePassword(props: RetrievePasswordProps) {
  const { title, lead, anchor, signIn, request, answer } = props
  const text = useText()
  const href = useHref()
  const at = Math.max(
    0,
    steps.findIndex((step) => step === answer?.step),
  )
  const step = steps[at]
  if (request.undo !== '' && (answer === undefined || answer.step === 'undo'))
    return <UndoAccountChangeForm {...props} />
  return (
    <AccountPanel
      anchor={anchor}
      title={title}
      lead={step === 'email' ? lead : undefined}
      steps={<CodeStepProgress label="retrieve.steps" steps={labels} current={at + 1} />}
      foot={
        step !== 'done' && (
          <Text>
            <Link href={href(signIn)}>{text('retrieve.back')}</Link>
          </Text>
        )
      }
    >
      {step === 'done' ? (
        <PasswordResetDone signIn={href(signIn)} />
      ) : step === 'code' ? (
        <OneTimeCodeStep key={step} answer={answer} captcha={request.captcha} />
      ) : step === 'password' ? (
        <PasswordStep key={step} answer={answer} />
      ) : (
        <EmailStep key={step} answer={answer} captcha={request.captcha} draft="retrieve-password" />
      )}
    </AccountPanel>
  )
}

const check = (typed: AccountFormValues) => ({
  ...getFormErrors(PasswordResetPayload, { ...typed, proof: '' }),
  ...findPasswordMismatch(typed),
})

function PasswordStep({ answer }: Pick<RetrievePasswordProps, 'answer'>) {
  const text = useText()
  const { email = '', proof = '' } = answer?.values ?? {}
  return (
    <>
      <StepSuccessMessage answer={answer} />
      <AccountForm
        step="password"
        answer={answer}
        fields={['password', 'passwordConfirm']}
        hidden={{ email, proof }}
        check={check}
      >
        {(field) => (
          <>
            {/* Tells password managers the account of the new password. */}
            <input type="hidden" autoComplete="username" value={email} />
            <NewPasswordFields label="form.account.password.new" field={field} />
            <SubmitButton>{text('retrieve.submit')}</SubmitButton>
          </>
        )}
      </AccountForm>
      <BackToEmailStepButton email={email} />
    </>
  )
}
