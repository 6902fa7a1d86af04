import { Alert, Button, CodeInput, Disclosure, Input } from '#design-system'
import { faultsBy } from '#data/formFaults.ts'
import type { AccountAnswer } from '#data/accountAnswer.ts'
import { CodeAddress, CodeCheck } from '#data/accounts.ts'
import type { IssuedCaptcha } from '#data/captcha.ts'
import { useText } from '../site.tsx'
import { AccountForm } from './AccountForm.tsx'
import { Captcha } from './Captcha.tsx'
import { unsolved } from './checks.ts'
import * as styles from './CodeSteps.css.ts'
import { SendButton } from './SendButton.tsx'
import { useSecondsLeft } from './useSecondsLeft.ts'

interface StepProps {
  answer: AccountAnswer | undefined
  captcha: IssuedCaptcha | undefined
  /** Name under which what is typed is kept for this tab. */
  keep: string
}

/** First step: where the code goes to, and the captcha. */
export function EmailStep({ answer, captcha, keep }: StepProps) {
  const text = useText()
  return (
    <AccountForm
      step="email"
      answer={answer}
      fields={['email', 'captcha']}
      keep={keep}
      check={(typed) => ({ ...faultsBy(CodeAddress, typed), ...unsolved(typed) })}
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
            id="captcha"
            captcha={captcha}
            error={field('captcha').error}
            answered={answer}
          />
          <SendButton captcha>{text('form.code.send')}</SendButton>
          <Button type="submit" variant="quiet" name="to" value="code">
            {text('form.code.have')}
          </Button>
        </>
      )}
    </AccountForm>
  )
}

/** Second step: the code of the mail; another one after a while, or one step back. */
export function CodeStep({ answer, captcha }: Omit<StepProps, 'keep'>) {
  const text = useText()
  const { email = '' } = answer?.values ?? {}
  const wait = useSecondsLeft(answer?.resendIn ?? 0, answer)
  // The same answer is for two forms: the one with the captcha tells what concerns sending.
  const resent = answer?.errors['captcha'] !== undefined
  return (
    <>
      <Told answer={answer} />
      <AccountForm
        step="code"
        answer={resent ? undefined : answer}
        fields={['code']}
        hidden={{ email }}
        check={(typed) => faultsBy(CodeCheck, { ...typed, email })}
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
            <SendButton>{text('form.step.next')}</SendButton>
          </>
        )}
      </AccountForm>
      <div className={styles.more}>
        <Disclosure summary={text('form.code.again')} open={resent}>
          <AccountForm
            step="again"
            answer={resent ? answer : undefined}
            fields={['captcha']}
            hidden={{ email }}
            check={unsolved}
          >
            {(field) => (
              <>
                <Captcha
                  id="captcha"
                  captcha={captcha}
                  error={field('captcha').error}
                  answered={answer}
                />
                <SendButton captcha variant="secondary" disabled={wait > 0}>
                  {wait > 0 ? text('form.code.resend', { n: wait }) : text('form.code.again')}
                </SendButton>
              </>
            )}
          </AccountForm>
        </Disclosure>
        <BackStep email={email} />
      </div>
    </>
  )
}

/** What went well in the step before; the focus begins here. */
export function Told({ answer }: { answer: AccountAnswer | undefined }) {
  if (!answer?.message) return null
  return (
    <div tabIndex={-1} data-answer="">
      <Alert appeared tone="success" title={answer.message} />
    </div>
  )
}

/** One step back, with the address still there. */
export function BackStep({ email }: { email: string }) {
  const text = useText()
  return (
    <AccountForm step="back" answer={undefined} fields={[]} hidden={{ email }}>
      {() => <SendButton variant="quiet">{text('form.step.back')}</SendButton>}
    </AccountForm>
  )
}
