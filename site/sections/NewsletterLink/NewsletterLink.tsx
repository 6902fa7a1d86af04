import { Alert, Button, Heading, Text } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './NewsletterLink.css.ts'
import type { NewsletterLinkProps } from './NewsletterLink.schema.ts'

/** Heading of each outcome, by message id. */
const headings = {
  'form.newsletter.success': 'newsletter.confirm.done',
  'form.newsletter.duplicate': 'newsletter.confirm.already',
  'newsletter.unsubscribe.success': 'newsletter.unsubscribe.done',
  'newsletter.link.wrong': 'newsletter.link.expired',
} as const
type OutcomeId = keyof typeof headings
const outcomes = Object.keys(headings) as OutcomeId[]
const buttons = {
  confirm: 'newsletter.confirm.button',
  unsubscribe: 'newsletter.unsubscribe.button',
} as const
/** After an invalid link to unsubscribe, the page offers no new subscription. */
const unsubscribeMessages: Partial<Record<OutcomeId, MessageId>> = {
  'newsletter.link.wrong': 'newsletter.unsubscribe.wrong',
}

/** Button that performs the action of a mailed link, and its outcome. */
export function NewsletterLink(props: NewsletterLinkProps) {
  const { title, lead, does, answer, flash, anchor } = props
  const text = useText()
  const rich = useRichText()
  const outcome = outcomes.find((id) => id === (answer?.step ?? flash))
  const message = outcome
    ? text((does === 'unsubscribe' && unsubscribeMessages[outcome]) || outcome)
    : answer?.problem
  return (
    <SectionLayout anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Heading level={1}>{outcome ? text(headings[outcome]) : rich(title)}</Heading>
        {message && (
          <Alert
            announce
            tone={!outcome || outcome === 'newsletter.link.wrong' ? 'info' : 'success'}
            title={message}
          />
        )}
        {!outcome && (
          <>
            <Text size="lead">{text(lead)}</Text>
            {/* Posts to its own URL with the token in the query. */}
            <form method="post">
              <Button type="submit">{text(buttons[does])}</Button>
            </form>
          </>
        )}
      </div>
    </SectionLayout>
  )
}
