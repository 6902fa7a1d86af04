import { Alert, Button, Checkbox, Text } from '#design-system'
import type { AgreementDocument, AccountAgreement } from '#data/account/agreements.ts'
import type { Href, MessageId } from '#data/pages/configFields.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useDateFormatter, useText } from '../site.tsx'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import { AccountSettingsGroup } from './AccountSettingsGroup.tsx'
import { PersonalCenterForm } from './PersonalCenterForm.tsx'
import * as styles from './PersonalCenter.css.ts'
import type { PersonalCenterConfig, PersonalCenterProps } from './PersonalCenter.schema.ts'
import { usePersonalCenterHref } from './usePersonalCenterHref.ts'

/** Replaces every other part until the account holder agrees to a changed document. */
export function Agreements(props: PersonalCenterProps) {
  const { own, answer, flash } = props
  const { due } = own
  const text = useText()
  const href = usePersonalCenterHref()
  return (
    <>
      <AccountSettingsGroup
        title={text('personal-center.agreement')}
        text={text('personal-center.agreement.text')}
      >
        {flash === 'personal-center.agreement.again' && (
          <Alert announce tone="warning" title={text(flash)} />
        )}
        <ul className={styles.list}>
          {due.map((agreement) => (
            <Changed key={agreement.document} {...agreement} links={props} />
          ))}
        </ul>
        <PersonalCenterForm
          form="agreement"
          answer={answer}
          fields={['agreement']}
          hidden={Object.fromEntries(due.map(({ document, version }) => [document, version]))}
          check={({ agreement }) =>
            agreement === true ? {} : { agreement: 'personal-center.agreement.required' }
          }
        >
          {(field) => {
            const { id, name, error } = field('agreement')
            return (
              <>
                <Checkbox
                  {...{ id, name, error }}
                  label={text('personal-center.agreement.label', { n: due.length })}
                />
                <div className={styles.actions}>
                  <SubmitButton>{text('personal-center.agreement.submit')}</SubmitButton>
                </div>
              </>
            )
          }}
        </PersonalCenterForm>
      </AccountSettingsGroup>
      <AccountSettingsGroup title={text('personal-center.agreement.otherwise')}>
        <Text>{text('personal-center.agreement.otherwise.text')}</Text>
        <div className={styles.actions}>
          <PersonalCenterForm form="sign-out" answer={undefined} fields={[]}>
            {() => (
              <SubmitButton variant="secondary">{text('personal-center.sign-out')}</SubmitButton>
            )}
          </PersonalCenterForm>
          <Button href={href('data')} variant="quiet">
            {text('personal-center.data')}
          </Button>
        </div>
      </AccountSettingsGroup>
    </>
  )
}

const documents = {
  'service-agreement': { label: 'footer.service-agreement', link: 'serviceAgreement' },
  'privacy-policy': { label: 'personal-center.agreement.policy', link: 'privacyPolicy' },
} as const satisfies Record<
  AgreementDocument,
  { label: MessageId; link: keyof PersonalCenterConfig }
>

function Changed({
  document,
  version,
  since,
  agreed,
  links,
}: AccountAgreement & { links: PersonalCenterConfig }) {
  const text = useText()
  const date = useDateFormatter()
  const { label, link } = documents[document]
  const to: Href | undefined = links[link]
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <p className={styles.name}>
          <InlineLink to={to}>{text(label)}</InlineLink>
        </p>
        <Text size="small">
          {text('personal-center.agreement.version', { version, time: date(since) })}
        </Text>
        {agreed && (
          <Text size="small" tone="muted">
            {text('personal-center.agreement.before', {
              version: agreed.version,
              time: date(agreed.at.slice(0, 10)),
            })}
          </Text>
        )}
      </div>
    </li>
  )
}
