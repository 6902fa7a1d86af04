import { Button, EmptyState, icons, Text, VisuallyHidden } from '#design-system'
import type { AccountEnquirySchema } from '#data/account/profile.ts'
import { SubmitButton } from '../forms/SubmitButton.tsx'
import { useDateFormatter, useHref, useRichText, useText } from '../site.tsx'
import { AccountSettingsGroup } from './AccountSettingsGroup.tsx'
import { PersonalCenterForm } from './PersonalCenterForm.tsx'
import * as styles from './PersonalCenter.css.ts'
import type { PersonalCenterViewProps } from './PersonalCenter.schema.ts'
import { UnavailableViewNotice } from './UnavailableViewNotice.tsx'

/** Enquiries sent from the account’s address, and its newsletter subscription. */
export function Enquiries({ own, profile, contact, newsletter, answer }: PersonalCenterViewProps) {
  const text = useText()
  const href = useHref()
  const { email } = profile
  return (
    <>
      <AccountSettingsGroup
        title={text('personal-center.enquiries')}
        text={text('personal-center.enquiries.text', { email })}
      >
        {own.enquiries === undefined ? (
          <UnavailableViewNotice view="enquiries" />
        ) : own.enquiries.length === 0 ? (
          <EmptyState
            title={text('list.empty')}
            icon={icons.mailIcon}
            action={
              <Button href={href(contact)} variant="secondary">
                {text('personal-center.enquiries.ask')}
              </Button>
            }
          />
        ) : (
          <ul className={styles.list}>
            {own.enquiries.map((enquiry) => (
              <Enquiry key={enquiry.reference} {...enquiry} />
            ))}
          </ul>
        )}
      </AccountSettingsGroup>
      <AccountSettingsGroup title={text('personal-center.newsletter')}>
        {own.subscribed === undefined ? (
          <UnavailableViewNotice view="enquiries" />
        ) : own.subscribed ? (
          <PersonalCenterForm form="newsletter" answer={answer} fields={[]}>
            {() => (
              <>
                <Text>{text('personal-center.newsletter.on', { email })}</Text>
                <div className={styles.actions}>
                  <SubmitButton variant="secondary">
                    {text('personal-center.newsletter.end')}
                  </SubmitButton>
                </div>
              </>
            )}
          </PersonalCenterForm>
        ) : (
          <>
            <Text>{text('personal-center.newsletter.off')}</Text>
            <Button href={href(newsletter)} variant="secondary">
              {text('form.newsletter.submit')}
            </Button>
          </>
        )}
      </AccountSettingsGroup>
    </>
  )
}

function Enquiry({ reference, createdAt, product, message }: typeof AccountEnquirySchema.Type) {
  const rich = useRichText()
  const date = useDateFormatter()
  return (
    <li className={styles.item}>
      <div className={styles.itemText}>
        <p className={styles.name}>{product || reference}</p>
        <Text size="small" tone="muted">
          <time dateTime={createdAt}>{date(createdAt.slice(0, 10))}</time>
          {product && ` · ${reference}`}
        </Text>
        <details className={styles.details}>
          <summary>
            {rich('personal-center.enquiry.message', {
              number: reference,
              a: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
            })}
          </summary>
          <p className={styles.message}>{message}</p>
        </details>
      </div>
    </li>
  )
}
