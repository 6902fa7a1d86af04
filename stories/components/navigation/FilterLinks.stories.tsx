import { FilterLinks } from '#design-system'
import { examples } from '#design-system/components/FilterLinks/FilterLinks.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: FilterLinks,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'to narrow a list to one option, each with an address of its own.',
    avoid: 'for several options at once (FilterChips), and for views of one page (Tabs).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(FilterLinks, examples)
export const Stress = createStressStory(FilterLinks, examples)
