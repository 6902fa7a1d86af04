import { Schema } from 'effect'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'
import type { FormState } from '#data/forms/formState.ts'

/** Target page of a link in a newsletter mail: a question and one button. */
export const NewsletterLinkSchema = defineSectionSchema(
  'NewsletterLink',
  {
    description:
      'Asks once more before a link of a newsletter mail takes effect; works without script.',
    h1: true,
    action: {
      module: '#app/forms/formActions.server.ts',
      name: 'newsletterLinkAction',
      props: ['answer', 'flash'],
    },
    query: ['token'],
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    does: Schema.Literals(['confirm', 'unsubscribe']).annotate({
      description: 'Action of the button',
    }),
  },
)

export type NewsletterLinkProps = typeof NewsletterLinkSchema.Type & {
  /** Result of a post without redirect; its step is the message id of an outcome. */
  readonly answer: FormState | undefined
  /** Message id from the flash cookie of a redirect after a post. */
  readonly flash: string | undefined
}
