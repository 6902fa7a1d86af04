import { defineSectionSchema, TextSchema, TitleSchema } from '#data/pages/configFields.ts'

export const SiteScreensSchema = defineSectionSchema(
  'SiteScreens',
  {
    description:
      'The four screens of the site platform, drawn from one simulated day: demand power, thermal field, home, historical events.',
  },
  {
    title: TitleSchema,
    demand: TextSchema.annotate({
      description: 'Purpose of the demand power screen',
      reference: 'message',
    }),
    thermal: TextSchema.annotate({
      description: 'Purpose of the thermal field screen',
      reference: 'message',
    }),
    home: TextSchema.annotate({ description: 'Purpose of the home screen', reference: 'message' }),
    events: TextSchema.annotate({
      description: 'Purpose of the historical events screen',
      reference: 'message',
    }),
  },
)
export type SiteScreensProps = typeof SiteScreensSchema.Type
