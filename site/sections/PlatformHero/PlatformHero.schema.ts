import { Schema } from 'effect'
import type { LocalizedOperatingMode } from '#data/content/content.ts'
import {
  ActionLinkSchema,
  defineSectionSchema,
  TextSchema,
  TitleSchema,
} from '#data/pages/configFields.ts'

export const PlatformHeroSchema = defineSectionSchema(
  'PlatformHero',
  {
    description: 'The opening of a platform page: always dark, text beside a drawn app screen.',
    loader: {
      module: '#app/content/loaders.server.ts',
      name: 'loadOperatingModes',
      prop: 'records',
    },
    h1: true,
    source: 'operating-modes',
  },
  {
    title: TitleSchema,
    lead: TextSchema,
    screen: Schema.Literals(['phone', 'fleet', 'site']).annotate({
      description: 'phone: the home app; fleet: the hub app; site: demand power of a site',
    }),
    primary: Schema.optionalKey(ActionLinkSchema),
    secondary: Schema.optionalKey(ActionLinkSchema),
  },
)
export type PlatformHeroProps = typeof PlatformHeroSchema.Type & {
  /** Example days; the home app screen shows one hour of the first. */
  readonly records: readonly LocalizedOperatingMode[]
}
