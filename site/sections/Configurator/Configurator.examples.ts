import { sizingOf } from '#data/sizing.ts'
import type { Examples } from '../examples.ts'
import type { ConfiguratorProps, ConfiguratorSchema } from './Configurator.schema.ts'

const usual = {
  title: 'page.configurator.title',
  foot: 'part-foot',
  module: 'part-module',
  head: 'part-head',
} satisfies typeof ConfiguratorSchema.Type

/** What the section looks like, from usual to extreme. */
export const examples = {
  default: { props: usual, given: { sizing: sizingOf(4, 1) } },
  smallest: { props: usual, given: { sizing: sizingOf(2, 1) } },
  largest: { props: usual, given: { sizing: sizingOf(6, 5) } },
  german: { locale: 'de', props: usual, given: { sizing: sizingOf(3, 2) } },
  chinese: { locale: 'cn', props: usual, given: { sizing: sizingOf(5, 3) } },
} satisfies Examples<typeof ConfiguratorSchema.Type, Pick<ConfiguratorProps, 'sizing'>>
