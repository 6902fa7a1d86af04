import { Alert, Button, Heading, Text } from '#design-system'
import { Band } from '../Band.tsx'
import { useRichText, useText } from '../site.tsx'
import * as styles from './NewsletterLink.css.ts'
import type { NewsletterLinkProps } from './NewsletterLink.schema.ts'

const outcomes = [
  'form.newsletter.success',
  'form.newsletter.duplicate',
  'newsletter.unsubscribe.success',
  'newsletter.link.wrong',
] as const
const buttons = {
  confirm: 'newsletter.confirm.button',
  unsubscribe: 'newsletter.unsubscribe.button',
} as const
const problems: ReadonlySet<string> = new Set(['newsletter.link.wrong', 'form.unavailable'])

/** One button that does what a mailed link is for, and what came of it. */
export function NewsletterLink(props: NewsletterLinkProps) {
  const { title, lead, does, answer, flash, anchor } = props
  const text = useText()
  const rich = useRichText()
  const message = answer?.message ?? outcomes.find((id) => id === flash)
  const done = message !== undefined && message !== 'form.unavailable'
  return (
    <Band anchor={anchor} ground="opening">
      <div className={styles.root}>
        <Heading level={1}>{rich(title)}</Heading>
        {message && (
          <Alert appeared tone={problems.has(message) ? 'info' : 'success'} title={text(message)} />
        )}
        {!done && (
          <>
            <Text size="lead">{text(lead)}</Text>
            {/* Posts to its own address, token and all. */}
            <form method="post">
              <Button type="submit">{text(buttons[does])}</Button>
            </form>
          </>
        )}
      </div>
    </Band>
  )
}
