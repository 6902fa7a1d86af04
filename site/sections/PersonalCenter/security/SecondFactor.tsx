import { Alert, Input, Link, Text } from '#design-system'
import { AuthenticatorCode } from '#data/account/secondFactor.ts'
import { formErrors } from '#data/forms/formErrors.ts'
import { SendButton } from '../../forms/SendButton.tsx'
import { QrPicture } from '../../parts/QrPicture.tsx'
import { useText } from '../../site.tsx'
import { Group } from '../Group.tsx'
import { OwnForm } from '../OwnForm.tsx'
import { Copyable } from '../partner-api/Copyable.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterFormState, PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { Unavailable } from '../Unavailable.tsx'
import { useViewHref } from '../useViewHref.ts'

/** The second factor: an authenticator app and its recovery codes. */
export function SecondFactor({ own, answer }: PersonalCenterViewProps) {
  const { secondFactor } = own
  if (answer?.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} />
  if (answer?.setup) return <Setup answer={answer} setup={answer.setup} />
  if (secondFactor === undefined) return <Unavailable view="second-factor" />
  return secondFactor.active ? (
    <Active answer={answer} left={secondFactor.recoveryCodes} />
  ) : (
    <Inactive answer={answer} />
  )
}

function Inactive({ answer }: Pick<PersonalCenterViewProps, 'answer'>) {
  const text = useText()
  return (
    <Group
      title={text('personal-center.authenticator')}
      text={text('personal-center.second-factor.text')}
    >
      <Text>{text('personal-center.authenticator.text')}</Text>
      <OwnForm form="second-factor" answer={answer} fields={[]}>
        {() => (
          <div className={styles.acts}>
            <SendButton>{text('personal-center.second-factor.begin')}</SendButton>
            <Back />
          </div>
        )}
      </OwnForm>
    </Group>
  )
}

interface SetupProps {
  answer: PersonalCenterFormState
  setup: NonNullable<PersonalCenterFormState['setup']>
}

/** The secret as a picture and as text, then the first code of the app. */
function Setup({ answer, setup: { secret, code } }: SetupProps) {
  const text = useText()
  return (
    <Group
      title={text('personal-center.authenticator')}
      text={text('personal-center.authenticator.scan')}
    >
      <QrPicture code={code} label={text('personal-center.authenticator.code')} />
      <dl className={styles.rows}>
        <Copyable
          label={text('personal-center.authenticator.secret')}
          value={(secret.match(/.{1,4}/g) ?? []).join(' ')}
        />
      </dl>
      <OwnForm
        form="second-factor-code"
        answer={{ ...answer, form: 'second-factor-code' }}
        fields={['code']}
        check={(typed) => formErrors(AuthenticatorCode, typed)}
      >
        {(field) => {
          const { id, name, error } = field('code')
          return (
            <>
              <Input
                {...{ id, name, error }}
                label={text('personal-center.authenticator.first-code')}
                autoComplete="one-time-code"
                inputMode="numeric"
                maxLength={20}
                required
              />
              <div className={styles.acts}>
                <SendButton>{text('personal-center.authenticator.submit')}</SendButton>
                <Back />
              </div>
            </>
          )
        }}
      </OwnForm>
    </Group>
  )
}

/** The codes, this once. */
function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = useText()
  return (
    <Group
      title={text('personal-center.recovery-codes')}
      text={text('personal-center.recovery-codes.text')}
    >
      <div data-answer="" tabIndex={-1}>
        <Alert tone="success" title={text('personal-center.recovery-codes.keep')} />
      </div>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Back />
      </div>
    </Group>
  )
}

function Active({ answer, left }: Pick<PersonalCenterViewProps, 'answer'> & { left: number }) {
  const text = useText()
  return (
    <>
      <Group
        title={text('personal-center.recovery-codes')}
        text={text('personal-center.recovery-codes.text')}
      >
        <Text>{text('personal-center.recovery-codes.left', { n: left })}</Text>
        <OwnForm form="recovery-codes" answer={answer} fields={[]}>
          {() => (
            <div className={styles.acts}>
              <SendButton variant="secondary">
                {text('personal-center.recovery-codes.renew')}
              </SendButton>
            </div>
          )}
        </OwnForm>
      </Group>
      <Group
        title={text('personal-center.authenticator')}
        text={text('personal-center.second-factor.on')}
      >
        <OwnForm form="second-factor-removal" answer={answer} fields={[]}>
          {() => (
            <div className={styles.acts}>
              <SendButton variant="secondary">
                {text('personal-center.authenticator.remove')}
              </SendButton>
              <Back />
            </div>
          )}
        </OwnForm>
      </Group>
    </>
  )
}

function Back() {
  const text = useText()
  const href = useViewHref()
  return <Link href={href('security')}>{text('personal-center.security.back')}</Link>
}
