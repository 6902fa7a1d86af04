import { Schema } from 'effect'
import { section, Text, Title } from '#data/fields.ts'
import type { MessageId } from '#data/fields.ts'

/** Where a link in a newsletter mail leads: a question and one button. */
export const NewsletterLinkSchema = section(
  'NewsletterLink',
  {
    description:
      'Asks once more before a link of a newsletter mail takes effect; works without script.',
    h1: true,
    action: 'newsletter-link',
    query: ['token'],
    messages: [
      'form.newsletter.duplicate',
      'form.newsletter.success',
      'form.unavailable',
      'newsletter.confirm.button',
      'newsletter.link.wrong',
      'newsletter.unsubscribe.button',
      'newsletter.unsubscribe.success',
    ],
  },
  {
    title: Title,
    lead: Text,
    does: Schema.Literals(['confirm', 'unsubscribe']).annotate({
      description: 'What the button does',
    }),
  },
)

export type NewsletterLinkProps = typeof NewsletterLinkSchema.Type & {
  /** What came of a post that was not followed by a redirect. */
  readonly answer: { readonly message: MessageId } | undefined
  /** Message id that travelled with the redirect after a post. */
  readonly flash: string | undefined
}
