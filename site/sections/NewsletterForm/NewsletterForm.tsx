import { Button, Checkbox, Heading, Input, Link, Text } from '#design-system'
import type { MessageId } from '#data/fields.ts'
import { Band } from '../Band.tsx'
import { ErrorSummary, Notice } from '../Notice.tsx'
import { useHref, useRichText, useText } from '../site.tsx'
import * as styles from './NewsletterForm.css.ts'
import type { FormAnswer, NewsletterFormProps } from './NewsletterForm.schema.ts'

/** The newsletter form and what came of it; works without script. */
export function NewsletterForm({ title, lead, answer, flash, anchor }: NewsletterFormProps) {
  const text = useText()
  const rich = useRichText()
  return (
    <Band anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Heading level={1}>{rich(title)}</Heading>
        {flash === 'newsletter.check-mail' ? (
          <Notice tone="success" title={text('newsletter.check-mail')}>
            <Text>{text('newsletter.check-mail.text')}</Text>
          </Notice>
        ) : (
          <>
            <Text size="lead">{text(lead)}</Text>
            <Form answer={answer} />
          </>
        )}
      </div>
    </Band>
  )
}

function Form({ answer }: { answer: FormAnswer | undefined }) {
  const { values = {}, errors = {} } = answer ?? {}
  const text = useText()
  const rich = useRichText()
  const href = useHref()
  const told = Object.entries(errors).map(([field, id]) => ({
    id: `newsletter-${field}`,
    field,
    message: text(id as MessageId),
  }))
  const error = (name: string) => told.find(({ field }) => field === name)?.message
  return (
    <form className={styles.form} method="post" noValidate>
      {told.length > 0 && (
        <ErrorSummary title={text('form.summary.title', { n: told.length })} errors={told} />
      )}
      <Input
        id="newsletter-email"
        name="email"
        type="email"
        label={text('form.newsletter.email')}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={values['email']}
        error={error('email')}
      />
      <Checkbox
        id="newsletter-consent"
        name="consent"
        defaultChecked={values['consent'] === 'on'}
        error={error('consent')}
        label={rich('form.newsletter.consent.label', {
          a: (words) => <Link href={href('/document/privacy-policy')}>{words}</Link>,
        })}
      />
      <div className={styles.submit}>
        <Button type="submit">{text('form.newsletter.submit')}</Button>
      </div>
    </form>
  )
}
