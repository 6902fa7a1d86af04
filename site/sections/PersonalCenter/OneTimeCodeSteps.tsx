import { Alert, CodeInput, Link } from '#design-system'
import { Captcha } from '../captcha/Captcha.tsx'
import { findUnsolvedCaptcha } from '../account/checks.ts'
import { CodeStepProgress } from '../account/CodeStepProgress.tsx'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useSecondsLeft } from '../forms/useSecondsLeft.ts'
import { useText } from '../site.tsx'
import { PersonalCenterForm, type PersonalCenterFormProps } from './PersonalCenterForm.tsx'
import * as styles from './PersonalCenter.css.ts'
import type { PersonalCenterViewName, PersonalCenterViewProps } from './PersonalCenter.schema.ts'
import { usePersonalCenterHref } from './usePersonalCenterHref.ts'

/** Fields of a step in addition to the code. */
interface Asked extends Pick<PersonalCenterFormProps, 'check'> {
  readonly fields: readonly string[]
  readonly draw: PersonalCenterFormProps['children']
}

interface CodeStepsProps extends Pick<PersonalCenterViewProps, 'answer' | 'own'> {
  form: 'email' | 'phone' | 'deletion'
  /** Heading of the steps. */
  label:
    | 'personal-center.email.title'
    | 'personal-center.phone.title'
    | 'personal-center.deletion.title'
  /** Address that the code is sent to. */
  address: string
  before: Asked
  after: Asked
  /** Hidden fields passed from the first step to the second. */
  carried: readonly string[]
  /** Label of the button that performs the change. */
  submit: string
  /** View that the cancel link leads to. */
  cancel: PersonalCenterViewName
}

const steps = ['personal-center.step.request', 'personal-center.step.confirm'] as const

/** Form with two steps: the first requests a code, the second takes it and performs the change. */
export function OneTimeCodeSteps(props: CodeStepsProps) {
  const { form, label, answer } = props
  const confirms = answer?.form === form && answer.step === 'confirm'
  return (
    <>
      <CodeStepProgress label={label} steps={steps} current={confirms ? 2 : 1} />
      {confirms ? <Confirm {...props} /> : <Request {...props} />}
    </>
  )
}

function Request(props: CodeStepsProps) {
  const { form, answer, own, before } = props
  const text = useText()
  return (
    <PersonalCenterForm
      form={form}
      step="request"
      answer={answer}
      fields={[...before.fields, 'captcha']}
      check={(typed) => ({ ...before.check?.(typed), ...findUnsolvedCaptcha(typed) })}
    >
      {(field) => (
        <>
          {before.draw(field)}
          <Captcha
            purpose="code"
            id="captcha"
            captcha={own.captcha}
            error={field('captcha').error}
            answered={answer}
          />
          <div className={styles.actions}>
            <SubmitButton captcha>{text('form.code.send')}</SubmitButton>
            <Cancel {...props} />
          </div>
        </>
      )}
    </PersonalCenterForm>
  )
}

function Confirm(props: CodeStepsProps) {
  const { form, answer, address, after, carried, submit } = props
  const text = useText()
  const wait = useSecondsLeft(answer?.resendIn ?? 0, answer)
  const values = answer?.values ?? {}
  const { proof } = values
  const kept = Object.fromEntries(carried.map((name) => [name, values[name] ?? '']))
  return (
    <>
      <PersonalCenterForm
        form={form}
        step="confirm"
        answer={answer}
        fields={proof ? after.fields : ['code', ...after.fields]}
        hidden={{ ...kept, ...(proof && { proof }) }}
        check={after.check}
      >
        {(field) => (
          <>
            {proof ? (
              <Alert tone="success" title={text('account.code.right')} />
            ) : (
              <CodeInput
                {...withoutValue(field('code'))}
                label={text('form.code')}
                help={text('form.code.sent', { email: address })}
                required
              />
            )}
            {after.draw(field)}
            <div className={styles.actions}>
              <SubmitButton>{submit}</SubmitButton>
              <Cancel {...props} />
            </div>
          </>
        )}
      </PersonalCenterForm>
      {!proof && (
        <PersonalCenterForm form={form} step="again" answer={undefined} fields={[]} hidden={kept}>
          {() => (
            <div className={styles.resendActions}>
              <SubmitButton variant="quiet" disabled={wait > 0}>
                {wait > 0 ? text('form.code.resend', { n: wait }) : text('form.code.again')}
              </SubmitButton>
            </div>
          )}
        </PersonalCenterForm>
      )}
    </>
  )
}

/** Returns field props without the value, because an entered code is not restored. */
const withoutValue = ({ id, name, error }: ReturnType<Parameters<Asked['draw']>[0]>) => ({
  id,
  name,
  error,
})

function Cancel({ cancel }: CodeStepsProps) {
  const text = useText()
  const href = usePersonalCenterHref()
  return <Link href={href(cancel)}>{text('personal-center.cancel')}</Link>
}
