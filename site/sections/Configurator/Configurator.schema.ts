import { Picture, section, Title } from '#data/pages/configFields.ts'
import type { HomeSystemSizing } from '#data/products/sizing.ts'

export const ConfiguratorSchema = section(
  'Configurator',
  {
    description:
      'Modules and towers of the home system, chosen by the URL query (?modules=4&stacks=1): picture, energy, power and their calculation. Updates immediately where scripts run.',
    loader: { module: '#app/content/products.server.ts', name: 'homeSizing', prop: 'choice' },
    query: ['modules', 'stacks'],
    source: 'products',
  },
  {
    title: Title,
    foot: Picture.annotate({ description: 'Part below the modules', reference: 'picture' }),
    module: Picture.annotate({ description: 'One module', reference: 'picture' }),
    head: Picture.annotate({ description: 'Power unit on top', reference: 'picture' }),
  },
)

/** Loader data: the configuration that the URL query selects. */
export interface ConfiguratorData {
  readonly sizing: HomeSystemSizing
  /** Id of the configured product. */
  readonly product: string
  /** URL of the datasheet. */
  readonly datasheet: string
}
export type ConfiguratorProps = typeof ConfiguratorSchema.Type & {
  readonly choice: ConfiguratorData
}
