import { section, Text, Title } from '#data/fields.ts'
import { screenMessages } from '#data/screenMessages.ts'

export const SiteScreensSchema = section(
  'SiteScreens',
  {
    description:
      'The four screens of the site platform, drawn from one simulated day: demand power, thermal field, home, historical events.',
    messages: screenMessages,
  },
  {
    title: Title,
    demand: Text.annotate({ description: 'What demand power is for', reference: 'message' }),
    thermal: Text.annotate({ description: 'What the thermal field is for', reference: 'message' }),
    home: Text.annotate({ description: 'What home is for', reference: 'message' }),
    events: Text.annotate({
      description: 'What historical events are for',
      reference: 'message',
    }),
  },
)
export type SiteScreensProps = typeof SiteScreensSchema.Type
