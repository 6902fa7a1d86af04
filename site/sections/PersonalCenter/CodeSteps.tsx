import { Alert, CodeInput, Link } from '#design-system'
import { Captcha } from '../captcha/Captcha.tsx'
import { findUnsolvedCaptcha } from '../account/checks.ts'
import { CodeProgress } from '../account/CodeProgress.tsx'
import { SendButton } from '../forms/SendButton.tsx'
import { useSecondsLeft } from '../forms/useSecondsLeft.ts'
import { useText } from '../site.tsx'
import { OwnForm, type PersonalCenterFormProps } from './OwnForm.tsx'
import * as styles from './PersonalCenter.css.ts'
import type { PersonalCenterViewName, PersonalCenterViewProps } from './PersonalCenter.schema.ts'
import { useViewHref } from './useViewHref.ts'

/** What one of the steps asks beside the code. */
interface Asked extends Pick<PersonalCenterFormProps, 'check'> {
  readonly fields: readonly string[]
  readonly draw: PersonalCenterFormProps['children']
}

interface CodeStepsProps extends Pick<PersonalCenterViewProps, 'answer' | 'own'> {
  form: 'email' | 'phone' | 'deletion'
  /** What the steps lead to. */
  label:
    | 'personal-center.email.title'
    | 'personal-center.phone.title'
    | 'personal-center.deletion.title'
  /** Where the code goes. */
  address: string
  before: Asked
  after: Asked
  /** What goes along from the first step to the second. */
  carried: readonly string[]
  /** Words of the button that does it. */
  submit: string
  /** Where one goes who does not want to. */
  cancel: PersonalCenterViewName
}

const steps = ['personal-center.step.request', 'personal-center.step.confirm'] as const

/** Two steps: a code is asked for, then it and the rest are confirmed. */
export function CodeSteps(props: CodeStepsProps) {
  const { form, label, answer } = props
  const confirms = answer?.form === form && answer.step === 'confirm'
  return (
    <>
      <CodeProgress label={label} steps={steps} current={confirms ? 2 : 1} />
      {confirms ? <Confirm {...props} /> : <Request {...props} />}
    </>
  )
}

function Request(props: CodeStepsProps) {
  const { form, answer, own, before } = props
  const text = useText()
  return (
    <OwnForm
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
            id="captcha"
            captcha={own.captcha}
            error={field('captcha').error}
            answered={answer}
          />
          <div className={styles.acts}>
            <SendButton captcha>{text('form.code.send')}</SendButton>
            <Cancel {...props} />
          </div>
        </>
      )}
    </OwnForm>
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
      <OwnForm
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
            <div className={styles.acts}>
              <SendButton>{submit}</SendButton>
              <Cancel {...props} />
            </div>
          </>
        )}
      </OwnForm>
      {!proof && (
        <OwnForm form={form} step="again" answer={undefined} fields={[]} hidden={kept}>
          {() => (
            <div className={styles.again}>
              <SendButton variant="quiet" disabled={wait > 0}>
                {wait > 0 ? text('form.code.resend', { n: wait }) : text('form.code.again')}
              </SendButton>
            </div>
          )}
        </OwnForm>
      )}
    </>
  )
}

/** What was typed into a code is not shown again. */
const withoutValue = ({ id, name, error }: ReturnType<Parameters<Asked['draw']>[0]>) => ({
  id,
  name,
  error,
})

function Cancel({ cancel }: CodeStepsProps) {
  const text = useText()
  const href = useViewHref()
  return <Link href={href(cancel)}>{text('personal-center.cancel')}</Link>
}
