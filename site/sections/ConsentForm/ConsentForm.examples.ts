import type { SectionExamples } from '../examples.ts'
import type { ConsentFormSchema, ConsentFormProps } from './ConsentForm.schema.ts'

const usual = {
  title: 'cookie.settings',
  lead: 'page.cookie-settings.form.lead',
  policy: { label: 'action.read-cookies-policy', href: '/document/cookies-policy' },
} satisfies typeof ConsentFormSchema.Type

/** Example props, from typical to extreme. */
export const examples = {
  default: { props: usual, given: { consent: undefined } },
  saved: { props: usual, given: { consent: ['preference', 'statistics'] } },
  german: { locale: 'de', props: usual, given: { consent: [] } },
  chinese: { locale: 'cn', props: usual, given: { consent: undefined } },
} satisfies SectionExamples<typeof ConsentFormSchema.Type, Pick<ConsentFormProps, 'consent'>>
