import { Alert, Button, CodeInput, Link, Stepper } from '#design-system'
import { useText } from '../site.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { OwnForm, type OwnFormProps } from './OwnForm.tsx'
import * as styles from './PersonalCenter.css.ts'
import type { CenterView, PartProps } from './PersonalCenter.schema.ts'
import { Unavailable } from './Unavailable.tsx'
import { useViewHref } from './useViewHref.ts'

type Draw = OwnFormProps['children']

interface CodeStepsProps extends Pick<PartProps, 'answer' | 'own'> {
  form: 'email' | 'phone' | 'deletion'
  /** What the steps lead to. */
  label: string
  /** Where the code goes. */
  address: string
  /** What is asked before the code is sent. */
  before: { readonly fields: readonly string[]; readonly draw: Draw }
  /** What is asked with the code. */
  after: { readonly fields: readonly string[]; readonly draw: Draw }
  /** What goes along from the first step to the second. */
  carried: readonly string[]
  /** Words of the button that does it. */
  submit: string
  /** Where one goes who does not want to. */
  cancel: CenterView
}

/** Two steps: a code is asked for, then it and the rest are confirmed. */
export function CodeSteps(props: CodeStepsProps) {
  const { form, label, answer, own } = props
  const text = useText()
  const current = answer?.form === form && answer.step === 'confirm' ? 2 : 1
  const steps = [
    { label: text('personal-center.step.request') },
    { label: text('personal-center.step.confirm') },
  ]
  return (
    <>
      <Stepper
        label={label}
        steps={steps}
        current={current}
        summary={text('personal-center.step.summary', {
          page: current,
          pages: steps.length,
          name: steps[current - 1]?.label ?? '',
        })}
        doneLabel={text('personal-center.step.done')}
      />
      {current === 2 ? (
        <Confirm {...props} />
      ) : own.captcha === undefined ? (
        <Unavailable view={own.view} />
      ) : (
        <Request {...props} captcha={own.captcha} />
      )}
    </>
  )
}

type Captcha = NonNullable<PartProps['own']['captcha']>

function Request({ captcha, ...props }: CodeStepsProps & { captcha: Captcha }) {
  const { form, answer, before } = props
  const text = useText()
  return (
    <OwnForm form={form} answer={answer} fields={before.fields} hidden={{ step: 'request' }}>
      {(field) => (
        <>
          {before.draw(field)}
          <CaptchaField captcha={captcha} />
          <div className={styles.acts}>
            <Button type="submit">{text('personal-center.code.send')}</Button>
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
  const values = answer?.values ?? {}
  const { proof } = values
  const kept = Object.fromEntries(carried.map((name) => [name, values[name] ?? '']))
  return (
    <>
      <OwnForm
        form={form}
        answer={answer}
        fields={['code', ...after.fields]}
        hidden={{ ...kept, step: 'confirm', ...(proof && { proof }) }}
      >
        {(field) => (
          <>
            {proof ? (
              <Alert tone="success" title={text('account.code.right')} />
            ) : (
              <CodeInput
                {...plain(field('code'))}
                label={text('personal-center.code')}
                help={text('form.code.sent', { email: address })}
                required
              />
            )}
            {after.draw(field)}
            <div className={styles.acts}>
              <Button type="submit">{submit}</Button>
              <Cancel {...props} />
            </div>
          </>
        )}
      </OwnForm>
      {!proof && (
        <OwnForm form={form} answer={undefined} fields={[]} hidden={{ ...kept, step: 'again' }}>
          {() => (
            <Button type="submit" variant="quiet" size="small">
              {text('personal-center.code.again')}
            </Button>
          )}
        </OwnForm>
      )}
    </>
  )
}

/** What was typed into a code is not shown again. */
const plain = ({ id, name, error }: ReturnType<Parameters<Draw>[0]>) => ({ id, name, error })

function Cancel({ cancel }: CodeStepsProps) {
  const text = useText()
  const href = useViewHref()
  return <Link href={href(cancel)}>{text('personal-center.cancel')}</Link>
}
