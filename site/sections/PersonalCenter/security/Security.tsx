import { Badge, Button, Icon, icons, Link, Text, VisuallyHidden } from '#design-system'
import { formErrors } from '#data/forms/formErrors.ts'
import { type SessionSummary, PasswordChange } from '#data/account/profile.ts'
import { NewPasswords } from '../../account/NewPasswords.tsx'
import { SendButton } from '../../forms/SendButton.tsx'
import { useHref, useRichText, useText } from '../../site.tsx'
import { useDateTime } from '../../hooks/useDateTime.ts'
import { CurrentPassword } from '../CurrentPassword.tsx'
import { Group } from '../Group.tsx'
import { OwnForm } from '../OwnForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterData, PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { Unavailable } from '../Unavailable.tsx'
import { useViewHref } from '../useViewHref.ts'

/** The password, and where the account is open. */
export function Security(props: PersonalCenterViewProps) {
  const { own, profile } = props
  const text = useText()
  return (
    <>
      <Group title={text('personal-center.password')} text={text('personal-center.password.text')}>
        <Password {...props} />
      </Group>
      <Group
        title={text('personal-center.second-factor')}
        text={text('personal-center.second-factor.text')}
      >
        {own.secondFactor === undefined ? (
          <Unavailable view="security" />
        ) : (
          <SecondFactorState {...own.secondFactor} />
        )}
      </Group>
      <Group title={text('personal-center.sessions')} text={text('personal-center.sessions.text')}>
        {own.sessions === undefined ? (
          <Unavailable view="security" />
        ) : (
          <ul className={styles.list}>
            {own.sessions.map((session) => (
              <Session key={session.id} {...session} />
            ))}
          </ul>
        )}
        {own.sessions?.some(({ current }) => !current) && <Others />}
        <Everywhere />
      </Group>
      <Group title={text('personal-center.notices')}>
        <Text>{text('personal-center.notices.text', { email: profile.email })}</Text>
      </Group>
    </>
  )
}

function Password({ answer, retrieval }: PersonalCenterViewProps) {
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  return (
    <OwnForm
      form="password"
      answer={answer}
      fields={['current', 'password', 'passwordConfirm']}
      check={(typed) => formErrors(PasswordChange, typed)}
    >
      {(field) => (
        <>
          <CurrentPassword field={field} />
          <NewPasswords label="form.account.password.new" field={field} />
          <div className={styles.acts}>
            <SendButton>{text('personal-center.password.submit')}</SendButton>
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
    </OwnForm>
  )
}

function SecondFactorState({ active }: NonNullable<PersonalCenterData['secondFactor']>) {
  const text = useText()
  const href = useViewHref()
  return (
    <>
      <Text>{text(`personal-center.second-factor.${active ? 'on' : 'off'}`)}</Text>
      <div className={styles.acts}>
        <Button href={href('second-factor')} variant="secondary">
          {text(`personal-center.second-factor.${active ? 'manage' : 'begin'}`)}
        </Button>
      </div>
    </>
  )
}

const small = /Android|iPhone|iPad/

function Session({ id, device, country, createdAt, seenAt, current }: typeof SessionSummary.Type) {
  const text = useText()
  const rich = useRichText()
  const moment = useDateTime()
  const name = device === '' ? text('personal-center.session.unknown') : device
  return (
    <li className={styles.item}>
      <span className={styles.sign}>
        <Icon icon={small.test(device) ? icons.mobile : icons.monitor} />
      </span>
      <div className={styles.what}>
        <p className={styles.name}>
          {name}
          {current && <Badge tone="success">{text('personal-center.session.current')}</Badge>}
        </p>
        <Text size="small" tone="muted">
          {/* A browser may write times a little differently than the server. */}
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
        <OwnForm form="session" answer={undefined} fields={[]} hidden={{ id }}>
          {() => (
            <Button type="submit" variant="secondary" size="small">
              {rich('personal-center.session.end', {
                device: name,
                a: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
              })}
            </Button>
          )}
        </OwnForm>
      )}
    </li>
  )
}

function Others() {
  const text = useText()
  return (
    <OwnForm form="others" answer={undefined} fields={[]}>
      {() => (
        <div className={styles.acts}>
          <SendButton variant="secondary">{text('personal-center.others')}</SendButton>
        </div>
      )}
    </OwnForm>
  )
}

/** Unfolded first: it ends this session, too. */
function Everywhere() {
  const text = useText()
  return (
    <details className={styles.more}>
      <summary>{text('personal-center.everywhere')}</summary>
      <OwnForm form="everywhere" answer={undefined} fields={[]}>
        {() => (
          <>
            <Text>{text('personal-center.everywhere.text')}</Text>
            <div className={styles.acts}>
              <SendButton variant="secondary">
                {text('personal-center.everywhere.submit')}
              </SendButton>
            </div>
          </>
        )}
      </OwnForm>
    </details>
  )
}
