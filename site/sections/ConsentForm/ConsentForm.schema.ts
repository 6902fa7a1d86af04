import {
  ActionLinkSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const ConsentFormSchema = defineSectionSchema(
  'ConsentForm',
  {
    description: 'Cookie settings: the four categories, allow all, allow selection, decline.',
    h1: true,
    action: {
      module: '#app/consent/consentAction.server.ts',
      name: 'consentAction',
      props: ['consent'],
    },
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    policy: ActionLinkSchema.annotate({ description: 'Leads to the list of all cookies' }),
  },
)
export type ConsentFormProps = typeof ConsentFormSchema.Type & {
  /** Categories allowed so far; none before the first choice. */
  readonly consent: readonly string[] | undefined
}
