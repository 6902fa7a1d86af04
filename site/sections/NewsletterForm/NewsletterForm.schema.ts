import { agreementLinkFields } from '#data/account/agreementLinks.ts'
import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'
import type { FormState } from '#data/forms/formState.ts'

export const NewsletterFormSchema = defineSectionSchema(
  'NewsletterForm',
  {
    description: 'The newsletter form with its answers, complete without script.',
    h1: true,
    action: {
      module: '#app/forms/formActions.server.ts',
      name: 'newsletterAction',
      props: ['answer', 'flash'],
    },
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    privacyPolicy: agreementLinkFields.privacyPolicy,
  },
)

export type NewsletterFormProps = typeof NewsletterFormSchema.Type & {
  readonly answer: FormState | undefined
  /** Message id from the flash cookie of a redirect after success. */
  readonly flash: string | undefined
}
