import { Schema } from 'effect'
import type { OperatingMode } from '#data/content.ts'
import { Action, section, Text, Title } from '#data/fields.ts'
import { screenMessages } from '#data/screenMessages.ts'

export const PlatformHeroSchema = section(
  'PlatformHero',
  {
    description: 'The opening of a platform page: always dark, words beside a drawn screen.',
    h1: true,
    source: 'operating-modes',
    messages: screenMessages,
  },
  {
    title: Title,
    lead: Text,
    screen: Schema.Literals(['phone', 'fleet', 'site']).annotate({
      description: 'phone: the home app; fleet: the hub app; site: demand power of a site',
    }),
    primary: Schema.optionalKey(Action),
    secondary: Schema.optionalKey(Action),
  },
)
export type PlatformHeroProps = typeof PlatformHeroSchema.Type & {
  /** The worked days; the home app shows a moment of the first. */
  readonly records: readonly OperatingMode[]
}
