import { FilterLinks } from '#design-system'
import { examples } from '#design-system/components/FilterLinks/FilterLinks.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: FilterLinks,
  tags: ['stable'],
  parameters: usage({
    use: 'to narrow a list to one option, each with an address of its own.',
    avoid: 'for several options at once (FilterChips), and for views of one page (Tabs).',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(FilterLinks, examples)
export const Stress = stress(FilterLinks, examples)
