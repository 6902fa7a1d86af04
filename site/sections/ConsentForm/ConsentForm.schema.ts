import { Action, section, Text, Title } from '#data/fields.ts'

export const ConsentFormSchema = section(
  'ConsentForm',
  {
    description: 'Cookie settings: the four categories, allow all, allow selection, decline.',
    h1: true,
    action: 'consent',
    messages: [
      'cookie.category.necessary',
      'cookie.category.necessary.text',
      'cookie.category.preference',
      'cookie.category.preference.text',
      'cookie.category.statistics',
      'cookie.category.statistics.text',
      'cookie.category.marketing',
      'cookie.category.marketing.text',
      'cookie.allow-all',
      'cookie.allow-selection',
      'cookie.decline',
      'cookie.saved',
    ],
  },
  {
    title: Title,
    lead: Text,
    policy: Action.annotate({ description: 'Leads to the list of all cookies' }),
  },
)
export type ConsentFormProps = typeof ConsentFormSchema.Type & {
  /** Categories allowed so far; none while the visitor has not chosen. */
  readonly consent: readonly string[] | undefined
  readonly flash: string | undefined
}
