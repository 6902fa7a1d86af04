import { Progress, Text } from '#design-system'
import { serverLimits } from '#data/ops/limits.ts'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { QrPicture } from '../../parts/QrPicture.tsx'
import { useText } from '../../site.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import { PersonalCenterForm } from '../PersonalCenterForm.tsx'
import { CopyableValue } from '../partner-api/CopyableValue.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterFormState, PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { UnavailableViewNotice } from '../UnavailableViewNotice.tsx'
import { AuthenticatorCodeForm } from './AuthenticatorCodeForm.tsx'
import { BackToSecurityLink } from './BackToSecurityLink.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The second factor: an authenticator app and its recovery codes. */
export function SecondFactor({ own, answer }: PersonalCenterViewProps) {
  const { secondFactor } = own
  if (answer?.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} />
  if (answer?.setup) return <Setup answer={answer} setup={answer.setup} />
  if (secondFactor === undefined) return <UnavailableViewNotice view="second-factor" />
  return (
    <>
      {secondFactor.required && <CodesLeft answer={answer} left={secondFactor.recoveryCodes} />}
      {secondFactor.active ? <Active answer={answer} /> : <Inactive answer={answer} />}
    </>
  )
}

function Inactive({ answer }: Pick<PersonalCenterViewProps, 'answer'>) {
  const text = useText()
  return (
    <AccountSettingsGroup
      title={text('personal-center.authenticator')}
      text={text('personal-center.second-factor.text')}
    >
      <Text>{text('personal-center.authenticator.text')}</Text>
      <PersonalCenterForm form="second-factor" answer={answer} fields={[]}>
        {() => (
          <div className={styles.actions}>
            <SubmitButton>{text('personal-center.second-factor.begin')}</SubmitButton>
            <BackToSecurityLink />
          </div>
        )}
      </PersonalCenterForm>
    </AccountSettingsGroup>
  )
}

interface SetupProps {
  answer: PersonalCenterFormState
  setup: NonNullable<PersonalCenterFormState['setup']>
}

/** Secret as a QR code and as text, and a field for the first code of the app. */
function Setup({ answer, setup: { secret, code } }: SetupProps) {
  const text = useText()
  return (
    <AccountSettingsGroup
      title={text('personal-center.authenticator')}
      text={text('personal-center.authenticator.scan')}
    >
      <QrPicture code={code} label={text('personal-center.authenticator.code')} />
      <dl className={styles.rows}>
        <CopyableValue
          label={text('personal-center.authenticator.secret')}
          value={(secret.match(/.{1,4}/g) ?? []).join(' ')}
        />
      </dl>
      <AuthenticatorCodeForm
        form="second-factor-code"
        answer={{ ...answer, form: 'second-factor-code' }}
        label={text('personal-center.authenticator.first-code')}
        submit={text('personal-center.authenticator.submit')}
        inputMode="numeric"
      >
        <BackToSecurityLink />
      </AuthenticatorCodeForm>
    </AccountSettingsGroup>
  )
}

function CodesLeft({ answer, left }: Pick<PersonalCenterViewProps, 'answer'> & { left: number }) {
  const text = useText()
  return (
    <AccountSettingsGroup
      title={text('personal-center.recovery-codes')}
      text={text('personal-center.recovery-codes.text')}
    >
      <Progress
        as="meter"
        label={text('personal-center.recovery-codes')}
        value={left}
        max={serverLimits.recoveryCodes}
        valueText={text('personal-center.recovery-codes.left', { n: left })}
      />
      <PersonalCenterForm form="recovery-codes" answer={answer} fields={[]}>
        {() => (
          <div className={styles.actions}>
            <SubmitButton variant="secondary">
              {text('personal-center.recovery-codes.renew')}
            </SubmitButton>
          </div>
        )}
      </PersonalCenterForm>
    </AccountSettingsGroup>
  )
}

function Active({ answer }: Pick<PersonalCenterViewProps, 'answer'>) {
  const text = useText()
  return (
    <AccountSettingsGroup
      title={text('personal-center.authenticator')}
      text={text('personal-center.second-factor.on')}
    >
      <PersonalCenterForm form="second-factor-removal" answer={answer} fields={[]}>
        {() => (
          <div className={styles.actions}>
            <SubmitButton variant="secondary">
              {text('personal-center.authenticator.remove')}
            </SubmitButton>
            <BackToSecurityLink />
          </div>
        )}
      </PersonalCenterForm>
    </AccountSettingsGroup>
  )
}
