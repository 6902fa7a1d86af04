import { Schema } from 'effect'
import { Link, section, Text, Title } from '#data/fields.ts'
import type { FormAnswer } from '#data/formAnswer.ts'
import { captchaMessages, formMessages } from '#data/formMessages.ts'

export const NewsletterFormSchema = section(
  'NewsletterForm',
  {
    description: 'The newsletter form with its answers, complete without script.',
    h1: true,
    action: 'newsletter',
    messages: [
      ...formMessages,
      ...captchaMessages,
      'call.error',
      'form.choose',
      'form.limited',
      'form.newsletter.company',
      'form.newsletter.consent.label',
      'form.newsletter.consent.required',
      'form.newsletter.country',
      'form.newsletter.email',
      'form.newsletter.email.format',
      'form.newsletter.name',
      'form.newsletter.submit',
      'form.newsletter.user-type',
      'form.user-type.distributor',
      'form.user-type.end-user',
      'form.user-type.epc',
      'form.user-type.installer',
      'newsletter.check-mail',
      'newsletter.check-mail.text',
    ],
  },
  {
    title: Title,
    lead: Text,
    privacyPolicy: Schema.optionalKey(
      Link.annotate({
        description: 'Where the privacy policy stands; plain words without it',
        reference: 'link',
      }),
    ),
  },
)

export type NewsletterFormProps = typeof NewsletterFormSchema.Type & {
  readonly answer: FormAnswer | undefined
  /** Message id that travelled with the redirect after success. */
  readonly flash: string | undefined
}
