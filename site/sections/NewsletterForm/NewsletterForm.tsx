import { Alert, Heading, Text } from '#design-system'
import { newsletterForm } from '#data/newsletter/newsletter.ts'
import { ContentForm } from '../forms/ContentForm.tsx'
import { FirstSectionEndMarker } from '../parts/FirstSectionEndMarker.tsx'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { InlineLink } from '../parts/text/InlineLink.tsx'
import { textColumns } from '../parts/textColumns.css.ts'
import { useRichText, useText } from '../site.tsx'
import * as styles from './NewsletterForm.css.ts'
import type { NewsletterFormProps } from './NewsletterForm.schema.ts'

/** The newsletter form, or the notice to check the mailbox; works without script. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { title, lead, privacyPolicy, answer, flash, anchor } = props
  const text = useText()
  const rich = useRichText()
  return (
    <SectionLayout anchor={anchor} ground="opening">
      <div className={textColumns}>
        <div className={styles.head}>
          <Heading level={1}>{rich(title)}</Heading>
          {flash !== 'newsletter.check-mail' && <Text size="lead">{text(lead)}</Text>}
        </div>
        <FirstSectionEndMarker />
        {flash === 'newsletter.check-mail' ? (
          <div data-form-sent="newsletter">
            <Alert announce tone="success" title={text('newsletter.check-mail')}>
              <Text>{text('newsletter.check-mail.text')}</Text>
            </Alert>
          </div>
        ) : (
          <div className={styles.form}>
            <ContentForm
              form={newsletterForm}
              answer={answer}
              layout="column"
              consent={rich('form.newsletter.consent.label', {
                a: (words) => <InlineLink to={privacyPolicy}>{words}</InlineLink>,
              })}
            />
          </div>
        )}
      </div>
    </SectionLayout>
  )
}
