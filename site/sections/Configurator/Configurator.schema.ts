import { defineSectionSchema, TitleSchema } from '#data/pages/configFields.ts'
import type { InstallationPlace, HomeSystemSizing } from '#data/products/sizing.ts'
import { homeSystemDrawingFields } from '#data/products/systemDrawing.ts'

export const ConfiguratorSchema = defineSectionSchema(
  'Configurator',
  {
    description:
      'Modules and towers of the home system, chosen by the URL query (?modules=4&stacks=1&place=garage): drawing at scale in a place, energy, power and their calculation. Updates immediately where scripts run.',
    loader: {
      module: '#app/content/products.server.ts',
      name: 'loadHomeStorageSizing',
      prop: 'choice',
    },
    query: ['modules', 'stacks', 'place'],
    source: 'products',
  },
  {
    title: TitleSchema,
    ...homeSystemDrawingFields,
  },
)

/** Loader data: the configuration that the URL query selects. */
export interface ConfiguratorLoaderData {
  readonly sizing: HomeSystemSizing
  readonly place: InstallationPlace
  /** Id of the configured product. */
  readonly product: string
  /** URL of the datasheet. */
  readonly datasheet: string
}
export type ConfiguratorProps = typeof ConfiguratorSchema.Type & {
  readonly choice: ConfiguratorLoaderData
}
