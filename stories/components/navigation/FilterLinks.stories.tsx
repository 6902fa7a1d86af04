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
    use: 'Use it to narrow a list to one option at a time, each of which has an address of its own.',
    avoid:
      'Do not use it if several options can apply at once (use `FilterChips`) or for views of one page (use `Tabs`).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(FilterLinks, examples)
export const Stress = createStressStory(FilterLinks, examples)
