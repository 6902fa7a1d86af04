import { Alert, Badge, Button, Link, Text } from '#design-system'
import { getFormErrors } from '#data/forms/formErrors.ts'
import { PasswordCheckPayload, type PartnerApiAccess } from '#data/account/profile.ts'
import type { MessageId } from '#data/pages/configFields.ts'
import { CodeBlock } from '../../parts/text/CodeBlock.tsx'
import { SubmitButton } from '../../forms/SubmitButton.tsx'
import { useHref, useText } from '../../site.tsx'
import { useDateTimeFormatter } from '../../hooks/useDateTimeFormatter.ts'
import { CopyableValue } from './CopyableValue.tsx'
import { CurrentPassword } from '../CurrentPassword.tsx'
import { AccountSettingsGroup } from '../AccountSettingsGroup.tsx'
import { PersonalCenterForm } from '../PersonalCenterForm.tsx'
import * as styles from '../PersonalCenter.css.ts'
import type { PersonalCenterViewProps } from '../PersonalCenter.schema.ts'
import { composeOpenApiShellScript } from './shellScript.ts'
import { UnavailableViewNotice } from '../UnavailableViewNotice.tsx'

/** Application for the Open API, or its credentials with example calls. */
export function OpenApiAccessView(props: PersonalCenterViewProps) {
  const { openApi: state } = props.own
  if (state === undefined) return <UnavailableViewNotice view="open-api" />
  return state.active ? <Active {...props} state={state} /> : <Inactive {...props} />
}

const steps = ['apply', 'credentials', 'test', 'develop'] as const

function Inactive({ profile, apply, openApi }: PersonalCenterViewProps) {
  const text = useText()
  const href = useHref()
  return (
    <AccountSettingsGroup
      title={text('nav.open-api')}
      text={text('personal-center.open-api.apply', { name: profile.username })}
    >
      <p>
        <Badge>{text('personal-center.open-api.inactive')}</Badge>
      </p>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step} className={styles.item}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <div className={styles.itemText}>
              <p className={styles.name}>{text(`page.open-api.steps.${step}.title`)}</p>
              <Text size="small">{text(`page.open-api.steps.${step}.text`)}</Text>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button href={href(apply)}>{text('personal-center.open-api.contact')}</Button>
        <Link href={href(openApi)} variant="more">
          {text('action.see-open-api')}
        </Link>
      </div>
    </AccountSettingsGroup>
  )
}

type ActiveProps = PersonalCenterViewProps & { state: PartnerApiAccess }

function Active({ own, answer, state }: ActiveProps) {
  const text = useText()
  const moment = useDateTimeFormatter()
  const made = answer?.credentials
  const clientId = made?.clientId ?? state.clientId
  return (
    <>
      <AccountSettingsGroup
        title={text('personal-center.credentials')}
        text={text('personal-center.credentials.text')}
      >
        {made && <Alert announce tone="success" title={text('account.open-api.made')} />}
        <dl className={styles.rows}>
          <Fact label="nav.open-api" value={text('personal-center.open-api.active')} />
          <Fact label="personal-center.credentials.scopes" value={state.scopes.join(' ')} />
          {clientId !== null && (
            <CopyableValue label={text('personal-center.credentials.client')} value={clientId} />
          )}
          {made && (
            <CopyableValue label={text('personal-center.credentials.secret')} value={made.secret} />
          )}
          {state.createdAt !== null && (
            <Fact label="personal-center.credentials.made" value={moment(state.createdAt)} />
          )}
        </dl>
        <Renew key={made?.secret} answer={answer} renews={clientId !== null} />
      </AccountSettingsGroup>
      {clientId !== null && (
        <AccountSettingsGroup
          title={text('page.open-api.steps.test.title')}
          text={text('personal-center.calls.text')}
        >
          <CodeBlock label={text('page.open-api.steps.test.title')}>
            {composeOpenApiShellScript(own.origin, clientId, state.systems)}
          </CodeBlock>
        </AccountSettingsGroup>
      )}
    </>
  )
}

function Fact({ label, value }: { label: MessageId; value: string }) {
  const text = useText()
  return (
    <div className={styles.row}>
      <dt className={styles.label}>{text(label)}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}

function Renew({ answer, renews }: Pick<PersonalCenterViewProps, 'answer'> & { renews: boolean }) {
  const text = useText()
  return (
    <PersonalCenterForm
      form="credentials"
      answer={answer}
      fields={['current']}
      check={(typed) => getFormErrors(PasswordCheckPayload, typed)}
    >
      {(field) => (
        <>
          {renews && <Text>{text('personal-center.credentials.rotate.text')}</Text>}
          <CurrentPassword field={field} />
          <div className={styles.actions}>
            <SubmitButton variant={renews ? 'secondary' : 'primary'}>
              {text(
                renews ? 'personal-center.credentials.rotate' : 'personal-center.credentials.make',
              )}
            </SubmitButton>
          </div>
        </>
      )}
    </PersonalCenterForm>
  )
}
