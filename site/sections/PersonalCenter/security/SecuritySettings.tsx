import { Badge, Button, Icon, icons, Link, Text, VisuallyHidden } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { type SessionSummary, PasswordChangePayload } from '#data/account/profile.ts'
import { NewPasswordFields } from '../../account/NewPasswordFields.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useHref, useRichText, useText } from '../../site.tsx'
import { useDateTimeFormatter } from '../../hooks/useDateTimeFormatter.ts'
import { CurrentPassword } from '../CurrentPassword.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import { PersonalCenterForm } from '../PersonalCenterForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterLoaderData, PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { UnavailableViewNotice } from '../UnavailableViewNotice.tsx'
import { usePersonalCenterHref } from '../usePersonalCenterHref.ts'

/** Password settings and open sessions. */
export function SecuritySettings(props: PersonalCenterViewProps) {
  const { own, profile } = props
  const text = useText()
  return (
    <>
      <AccountSettingsGroup
        title={text('personal-center.password')}
        text={text('personal-center.password.text')}
      >
        <Password {...props} />
      </AccountSettingsGroup>
      <AccountSettingsGroup
        title={text('personal-center.second-factor')}
        text={text('personal-center.second-factor.text')}
      >
        {own.secondFactor === undefined ? (
          <UnavailableViewNotice view="security" />
        ) : (
          <SecondFactorState {...own.secondFactor} />
        )}
      </AccountSettingsGroup>
      <AccountSettingsGroup
        title={text('personal-center.passkeys')}
        text={text('personal-center.passkeys.text')}
      >
        {own.passkeys === undefined ? (
          <UnavailableViewNotice view="security" />
        ) : (
          <PasskeyState count={own.passkeys.length} />
        )}
      </AccountSettingsGroup>
      <AccountSettingsGroup
        title={text('personal-center.sessions')}
        text={text('personal-center.sessions.text')}
      >
        {own.sessions === undefined ? (
          <UnavailableViewNotice view="security" />
        ) : (
          <ul className={styles.list}>
            {own.sessions.map((session) => (
              <Session key={session.id} {...session} />
            ))}
          </ul>
        )}
        {own.sessions?.some(({ current }) => !current) && <Others />}
        <Everywhere />
      </AccountSettingsGroup>
      <AccountSettingsGroup title={text('personal-center.notices')}>
        <Text>{text('personal-center.notices.text', { email: profile.email })}</Text>
      </AccountSettingsGroup>
    </>
  )
}

function Password({ answer, retrieval }: PersonalCenterViewProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <PersonalCenterForm
      form="password"
      answer={answer}
      fields={['current', 'password', 'passwordConfirm']}
      check={(typed) => getFormErrors(PasswordChangePayload, typed)}
    >
      {(field) => (
        <>
          <CurrentPassword field={field} />
          <NewPasswordFields label="form.account.password.new" field={field} />
          <div className={styles.actions}>
            <SubmitButton>{text('personal-center.password.submit')}</SubmitButton>
          </div>
          {retrieval && (
            <Text size="small">
              {rich('personal-center.password.forgotten', {
                a: (words) => <Link href={href(retrieval)}>{words}</Link>,
              })}
            </Text>
          )}
        </>
      )}
    </PersonalCenterForm>
  )
}

function SecondFactorState({ active }: NonNullable<PersonalCenterLoaderData['secondFactor']>) {
  const text = useText()
  const href = usePersonalCenterHref()
  return (
    <>
      <Text>{text(`personal-center.second-factor.${active ? 'on' : 'off'}`)}</Text>
      <div className={styles.actions}>
        <Button href={href('second-factor')} variant="secondary">
          {text(`personal-center.second-factor.${active ? 'manage' : 'begin'}`)}
        </Button>
      </div>
    </>
  )
}

function PasskeyState({ count }: { count: number }) {
  const text = useText()
  const href = usePersonalCenterHref()
  return (
    <>
      <Text>{text('personal-center.passkeys.count', { n: count })}</Text>
      <div className={styles.actions}>
        <Button href={href('passkeys')} variant="secondary">
          {text('personal-center.passkeys.manage')}
        </Button>
      </div>
    </>
  )
}

const small = /Android|iPhone|iPad/

function Session({ id, device, country, createdAt, seenAt, current }: typeof SessionSummary.Type) {
  const text = useText()
  const rich = useRichText()
  const moment = useDateTimeFormatter()
  const name = device === '' ? text('personal-center.session.unknown') : device
  return (
    <li className={styles.item}>
      <span className={styles.icon}>
        <Icon icon={small.test(device) ? icons.mobileIcon : icons.monitorIcon} />
      </span>
      <div className={styles.itemText}>
        <p className={styles.name}>
          {name}
          {current && <Badge tone="success">{text('personal-center.session.current')}</Badge>}
        </p>
        <Text size="small" tone="muted">
          {/* The browser may format times differently than the server. */}
          <span suppressHydrationWarning>
            {text('personal-center.session.begun', { time: moment(createdAt) })}
            {country && ` · ${country}`}
          </span>
        </Text>
        <Text size="small" tone="muted">
          <span suppressHydrationWarning>
            {text('personal-center.session.used', { time: moment(seenAt) })}
          </span>
        </Text>
      </div>
      {!current && (
        <PersonalCenterForm form="session" answer={undefined} fields={[]} hidden={{ id }}>
          {() => (
            <Button type="submit" variant="secondary" size="small">
              {rich('personal-center.session.end', {
                device: name,
                a: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
              })}
            </Button>
          )}
        </PersonalCenterForm>
      )}
    </li>
  )
}

function Others() {
  const text = useText()
  return (
    <PersonalCenterForm form="others" answer={undefined} fields={[]}>
      {() => (
        <div className={styles.actions}>
          <SubmitButton variant="secondary">{text('personal-center.others')}</SubmitButton>
        </div>
      )}
    </PersonalCenterForm>
  )
}

/** Requires expanding first, because it also ends this session. */
function Everywhere() {
  const text = useText()
  return (
    <details className={styles.details}>
      <summary>{text('personal-center.everywhere')}</summary>
      <PersonalCenterForm form="everywhere" answer={undefined} fields={[]}>
        {() => (
          <>
            <Text>{text('personal-center.everywhere.text')}</Text>
            <div className={styles.actions}>
              <SubmitButton variant="secondary">
                {text('personal-center.everywhere.submit')}
              </SubmitButton>
            </div>
          </>
        )}
      </PersonalCenterForm>
    </details>
  )
}
