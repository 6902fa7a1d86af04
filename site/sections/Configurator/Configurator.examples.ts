import { calculateHomeSystemSizing } from '#data/products/sizing.ts'
import type { SectionExamples } from '../examples.ts'
import type {
  ConfiguratorLoaderData,
  ConfiguratorProps,
  ConfiguratorSchema,
} from './Configurator.schema.ts'

const usual = {
  title: 'page.configurator.title',
  foot: 'part-foot',
  module: 'part-module',
  head: 'part-head',
  wall: 'place-wall',
  garage: 'place-garage',
  'utility-room': 'place-utility-room',
} satisfies typeof ConfiguratorSchema.Type

const product = 'three-phase-home-battery-energy-storage-system'
const choice = (
  modules: number,
  stacks: number,
  place: ConfiguratorLoaderData['place'] = 'wall',
): ConfiguratorLoaderData => ({
  sizing: calculateHomeSystemSizing(modules, stacks),
  place,
  product,
  datasheet: '/downloads/latest/FEL-H-DS-EN',
})

/** Examples from typical to extreme content. */
export const examples = {
  default: { props: usual, given: { choice: choice(4, 1) } },
  smallest: { props: usual, given: { choice: choice(2, 1) } },
  largest: { props: usual, given: { choice: choice(6, 5) } },
  german: { locale: 'de', props: usual, given: { choice: choice(3, 2, 'garage') } },
  chinese: { locale: 'cn', props: usual, given: { choice: choice(5, 3, 'utility-room') } },
} satisfies SectionExamples<typeof ConfiguratorSchema.Type, Pick<ConfiguratorProps, 'choice'>>
