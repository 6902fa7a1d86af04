import type { SectionExamples } from '../examples.ts'
import type { NewsletterFormSchema, NewsletterFormProps } from './NewsletterForm.schema.ts'
import type { FormState } from '#data/forms/formState.ts'

const usual = {
  title: 'page.newsletter.form.title',
  lead: 'page.newsletter.form.lead',
} satisfies typeof NewsletterFormSchema.Type

const refused: FormState = {
  values: { email: 'name@' },
  errors: {
    email: 'Please enter a valid email address.',
    consent: 'Please check the box to receive the newsletter.',
  },
}

/** Example props, from typical to extreme. */
export const examples = {
  default: { props: usual, given: { answer: undefined, flash: undefined } },
  refused: {
    props: { ...usual, privacyPolicy: '/about-us' },
    given: { answer: refused, flash: undefined },
  },
  sent: { props: usual, given: { answer: undefined, flash: 'newsletter.check-mail' } },
  german: { locale: 'de', props: usual, given: { answer: refused, flash: undefined } },
  chinese: { locale: 'cn', props: usual, given: { answer: undefined, flash: undefined } },
} satisfies SectionExamples<
  typeof NewsletterFormSchema.Type,
  Pick<NewsletterFormProps, 'answer' | 'flash'>
>
