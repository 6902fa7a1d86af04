import { Alert, Button, Checkbox, FormErrorSummary, Heading, Input, Text } from '#design-system'
import type { Href, MessageId } from '#data/fields.ts'
import { Band } from '../Band.tsx'
import { useRichText, useText } from '../site.tsx'
import { WordsLink } from '../WordsLink.tsx'
import * as styles from './NewsletterForm.css.ts'
import type { FormAnswer, NewsletterFormProps } from './NewsletterForm.schema.ts'

/** The newsletter form and what came of it; works without script. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { title, lead, privacyPolicy, answer, flash, anchor } = props
  const text = useText()
  const rich = useRichText()
  return (
    <Band anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Heading level={1}>{rich(title)}</Heading>
        {flash === 'newsletter.check-mail' ? (
          <Alert appeared tone="success" title={text('newsletter.check-mail')}>
            <Text>{text('newsletter.check-mail.text')}</Text>
          </Alert>
        ) : (
          <>
            <Text size="lead">{text(lead)}</Text>
            <Form answer={answer} privacyPolicy={privacyPolicy} />
          </>
        )}
      </div>
    </Band>
  )
}

interface FormProps {
  answer: FormAnswer | undefined
  privacyPolicy: Href | undefined
}

function Form({ answer, privacyPolicy }: FormProps) {
  const { values = {}, errors = {}, problem } = answer ?? {}
  const text = useText()
  const rich = useRichText()
  const told = Object.entries(errors).map(([field, id]) => ({
    id: `newsletter-${field}`,
    field,
    message: text(id as MessageId),
  }))
  const error = (name: string) => told.find(({ field }) => field === name)?.message
  return (
    <form className={styles.form} method="post" noValidate>
      {told.length > 0 && (
        <FormErrorSummary title={text('form.summary.title', { n: told.length })} errors={told} />
      )}
      {problem && <Alert appeared tone="info" title={text(problem)} />}
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
          a: (words) => <WordsLink to={privacyPolicy}>{words}</WordsLink>,
        })}
      />
      <div className={styles.submit}>
        <Button type="submit">{text('form.newsletter.submit')}</Button>
      </div>
    </form>
  )
}
