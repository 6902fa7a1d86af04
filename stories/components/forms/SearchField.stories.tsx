import { SearchField } from '#design-system'
import { examples } from '#design-system/components/SearchField/SearchField.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: SearchField,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it to search a whole site or a long list by words.',
    avoid: 'Use `FilterChips` to narrow a list by properties that are known.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Filled = createExampleStory(examples.filled)
export const Everything = createEverythingStory(SearchField, examples, { columns: 1 })
export const Stress = createStressStory(SearchField, examples)
