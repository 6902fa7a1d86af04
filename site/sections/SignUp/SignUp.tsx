import { Text } from '#design-system'
import { AccountPanel } from '../account/AccountPanel.tsx'
import { CodeStepProgress } from '../account/CodeStepProgress.tsx'
import { OneTimeCodeStep, EmailStep } from '../account/CodeSteps.tsx'
import { useRichText } from '../site.tsx'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import { SignUpAccountStep } from './SignUpAccountStep.tsx'
import type { SignUpProps } from './SignUp.schema.ts'

const steps = ['email', 'code', 'account'] as const

/** Sign-up, step by step. */
export function SignUp(props: SignUpProps) {
  const { title, lead, anchor, signIn, request, answer } = props
  const rich = useRichText()
  const at = Math.max(
    0,
    steps.findIndex((step) => step === answer?.step),
  )
  const step = steps[at]
  return (
    <AccountPanel
      anchor={anchor}
      title={title}
      lead={step === 'email' ? lead : undefined}
      steps={
        <CodeStepProgress
          label="sign-up.steps"
          steps={steps.map((name) => `sign-up.step.${name}` as const)}
          current={at + 1}
        />
      }
      foot={
        <Text>
          {rich('sign-up.has-account', {
            a: (words) => <InlineLink to={signIn}>{words}</InlineLink>,
          })}
        </Text>
      }
    >
      {step === 'code' ? (
        <OneTimeCodeStep key={step} answer={answer} captcha={request.captcha} />
      ) : step === 'account' ? (
        <SignUpAccountStep key={step} {...props} />
      ) : (
        <EmailStep key={step} answer={answer} captcha={request.captcha} draft="sign-up-email" />
      )}
    </AccountPanel>
  )
}
