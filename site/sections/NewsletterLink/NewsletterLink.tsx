import { Alert, Button, Heading, Text } from '#design-system'
import type { MessageId } from '#data/pages/configFields.ts'
import { SectionLayout } from '../parts/SectionLayout.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './NewsletterLink.css.ts'
import type { NewsletterLinkProps } from './NewsletterLink.schema.ts'

/** The heading of each outcome, by its message. */
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
/** A link that no longer ends a subscription does not ask for another one. */
const unsubscribeMessages: Partial<Record<OutcomeId, MessageId>> = {
  'newsletter.link.wrong': 'newsletter.unsubscribe.wrong',
}

/** One button that does what a mailed link is for, and what came of it. */
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
            {/* Posts to its own address, token and all. */}
            <form method="post">
              <Button type="submit">{text(buttons[does])}</Button>
            </form>
          </>
        )}
      </div>
    </SectionLayout>
  )
}
