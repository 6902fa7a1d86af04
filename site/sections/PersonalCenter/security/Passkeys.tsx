import { Button, Input, Text, VisuallyHidden } from '#design-system'
import type { PasskeySummary } from '#data/account/passkeys.ts'
import { serverLimits } from '#data/ops/limits.ts'
import { PasskeyButton, usePasskeySupport } from '../../account/PasskeyButton.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useDateTimeFormatter } from '../../hooks/useDateTimeFormatter.ts'
import { useRichText, useText } from '../../site.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import { PersonalCenterForm } from '../PersonalCenterForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { UnavailableViewNotice } from '../UnavailableViewNotice.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

/** The passkeys of an account. */
export function Passkeys({ own, answer }: PersonalCenterViewProps) {
  const text = useText()
  const supported = usePasskeySupport()
  const { passkeys } = own
  if (answer?.recoveryCodes) return <RecoveryCodes codes={answer.recoveryCodes} />
  if (passkeys === undefined) return <UnavailableViewNotice view="passkeys" />
  return (
    <>
      <AccountSettingsGroup
        title={text('personal-center.passkeys')}
        text={text('personal-center.passkeys.text')}
      >
        <Text>{text('personal-center.passkeys.count', { n: passkeys.length })}</Text>
        {passkeys.length > 0 && (
          <ul className={styles.list}>
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} {...passkey} />
            ))}
          </ul>
        )}
      </AccountSettingsGroup>
      {supported && passkeys.length < serverLimits.passkeys && (
        <AccountSettingsGroup
          title={text('personal-center.passkey.new')}
          text={text('personal-center.passkey.new.text')}
        >
          <PersonalCenterForm form="passkey" answer={answer} fields={['name']}>
            {(field) => (
              <>
                <Input
                  {...field('name')}
                  label={text('personal-center.passkey.name')}
                  help={text('personal-center.passkey.name.help')}
                  maxLength={serverLimits.passkeyName}
                />
                <div className={styles.actions}>
                  <PasskeyButton purpose="registration">
                    {text('personal-center.passkey.add')}
                  </PasskeyButton>
                </div>
              </>
            )}
          </PersonalCenterForm>
        </AccountSettingsGroup>
      )}
    </>
  )
}

function Passkey({ id, name, createdAt, usedAt }: PasskeySummary) {
  const text = useText()
  const rich = useRichText()
  const moment = useDateTimeFormatter()
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <p className={styles.name}>{name}</p>
        <Text size="small" tone="muted">
          {/* The browser may format times differently than the server. */}
          <span suppressHydrationWarning>
            {text('personal-center.passkey.created', { time: moment(createdAt) })}
          </span>
        </Text>
        <Text size="small" tone="muted">
          <span suppressHydrationWarning>
            {usedAt === null
              ? text('personal-center.passkey.unused')
              : text('personal-center.passkey.used', { time: moment(usedAt) })}
          </span>
        </Text>
        <details className={styles.details}>
          <summary>
            {rich('personal-center.passkey.rename', {
              name,
              a: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </summary>
          <PersonalCenterForm form="passkey-name" answer={undefined} fields={[]} hidden={{ id }}>
            {() => (
              <>
                <Input
                  id={`name-${id}`}
                  name="name"
                  label={text('personal-center.passkey.name')}
                  defaultValue={name}
                  maxLength={serverLimits.passkeyName}
                />
                <div className={styles.actions}>
                  <SubmitButton variant="secondary">
                    {text('personal-center.passkey.save')}
                  </SubmitButton>
                </div>
              </>
            )}
          </PersonalCenterForm>
        </details>
      </div>
      <PersonalCenterForm form="passkey-removal" answer={undefined} fields={[]} hidden={{ id }}>
        {() => (
          <Button type="submit" variant="secondary" size="small">
            {rich('personal-center.passkey.remove', {
              name,
              a: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </Button>
        )}
      </PersonalCenterForm>
    </li>
  )
}
