import { Alert, Button, CodeInput, Input, Text } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import type { FormState } from '#data/forms/formState.ts'
import { OneTimeCodeAddressSchema, OneTimeCodeCheckPayload } from '#data/account/signUp.ts'
import type { IssuedCaptcha } from '#data/captcha/captcha.ts'
import { useText } from '../site.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Captcha } from '../captcha/Captcha.tsx'
import { findUnsolvedCaptcha } from './checks.ts'
import * as styles from './CodeSteps.css.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useSecondsLeft } from '../forms/useSecondsLeft.ts'

interface StepProps {
  answer: FormState | undefined
  captcha: IssuedCaptcha | undefined
  /** Name of the draft that is stored for this tab. */
  draft: string
}

/** First step: e-mail address and captcha. */
export function EmailStep({ answer, captcha, draft }: StepProps) {
  const text = useText()
  return (
    <AccountForm
      step="email"
      answer={answer}
      fields={['email', 'captcha']}
      draft={draft}
      check={(typed) => ({
        ...getFormErrors(OneTimeCodeAddressSchema, typed),
        ...findUnsolvedCaptcha(typed),
      })}
    >
      {(field) => (
        <>
          <Input
            {...field('email')}
            label={text('form.contact.email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <Captcha
            purpose="code"
            id="captcha"
            captcha={captcha}
            error={field('captcha').error}
            answered={answer}
          />
          <SubmitButton captcha>{text('form.code.send')}</SubmitButton>
          <Button type="submit" variant="quiet" name="to" value="code">
            {text('form.code.have')}
          </Button>
        </>
      )}
    </AccountForm>
  )
}

/** Second step: the code of the mail, with forms to resend it and to go back. */
export function OneTimeCodeStep({ answer, captcha }: Omit<StepProps, 'draft'>) {
  const text = useText()
  const { email = '' } = answer?.values ?? {}
  const wait = useSecondsLeft(answer?.resendIn ?? 0, answer)
  // One result serves two forms: errors of resending belong to the form with the captcha.
  const resent = answer?.errors['captcha'] !== undefined
  return (
    <>
      <StepSuccessMessage answer={answer} />
      <AccountForm
        step="code"
        answer={resent ? undefined : answer}
        fields={['code']}
        hidden={{ email }}
        check={(typed) => getFormErrors(OneTimeCodeCheckPayload, { ...typed, email })}
      >
        {(field) => (
          <>
            <CodeInput
              id={field('code').id}
              name="code"
              error={field('code').error}
              label={text('form.code')}
              help={answer?.message ? undefined : text('form.code.typed', { email })}
              required
            />
            <SubmitButton>{text('form.step.next')}</SubmitButton>
          </>
        )}
      </AccountForm>
      <div className={styles.more}>
        <AccountForm
          step="again"
          answer={resent ? answer : undefined}
          fields={['captcha']}
          hidden={{ email }}
          check={findUnsolvedCaptcha}
        >
          {(field) => (
            <>
              {/* Without script the countdown does not run: the text says when the picture below may be used. */}
              {wait > 0 && <Text tone="muted">{text('form.code.wait', { n: wait })}</Text>}
              <Captcha
                purpose="code"
                id="captcha"
                captcha={captcha}
                error={field('captcha').error}
                answered={answer}
              />
              <SubmitButton captcha variant="secondary" disabled={wait > 0}>
                {wait > 0 ? text('form.code.resend', { n: wait }) : text('form.code.again')}
              </SubmitButton>
            </>
          )}
        </AccountForm>
        <BackToEmailStepButton email={email} />
      </div>
    </>
  )
}

/** Confirmation of the completed step; receives the focus. */
export function StepSuccessMessage({ answer }: { answer: FormState | undefined }) {
  if (!answer?.message) return null
  return (
    <div tabIndex={-1} data-answer="">
      <Alert announce tone="success" title={answer.message} />
    </div>
  )
}

/** Button back to the first step, which keeps the address. */
export function BackToEmailStepButton({ email }: { email: string }) {
  const text = useText()
  return (
    <AccountForm step="back" answer={undefined} fields={[]} hidden={{ email }}>
      {() => <SubmitButton variant="quiet">{text('form.step.back')}</SubmitButton>}
    </AccountForm>
  )
}
