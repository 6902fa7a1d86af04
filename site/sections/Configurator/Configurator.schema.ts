import { Picture, section, Title } from '#data/fields.ts'
import type { Sizing } from '#data/sizing.ts'

export const ConfiguratorSchema = section(
  'Configurator',
  {
    description:
      'Modules and towers of the home system, chosen in the address (?modules=4&stacks=1): picture, energy, power and the working. Follows the choice at once where scripts run.',
    query: ['modules', 'stacks'],
    source: 'products',
    messages: [
      'configurator.modules',
      'configurator.stacks',
      'configurator.submit',
      'configurator.picture',
      'configurator.energy',
      'configurator.power',
      'configurator.height',
      'configurator.mass',
      'configurator.working',
      'configurator.published',
      'configurator.power-working',
      'configurator.note',
      'configurator.enquire',
      'configurator.datasheet',
    ],
  },
  {
    title: Title,
    foot: Picture.annotate({ description: 'Part below the modules', reference: 'picture' }),
    module: Picture.annotate({ description: 'One module', reference: 'picture' }),
    head: Picture.annotate({ description: 'Power unit on top', reference: 'picture' }),
  },
)

/** What the address asks for. */
export interface Choice {
  readonly sizing: Sizing
  /** Id of the product that is sized. */
  readonly product: string
  /** Address of its datasheet. */
  readonly datasheet: string
}
export type ConfiguratorProps = typeof ConfiguratorSchema.Type & { readonly choice: Choice }
