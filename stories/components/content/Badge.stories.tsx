import { Badge } from '#design-system'
import { examples } from '#design-system/components/Badge/Badge.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Badge,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a badge to say in one or two words what kind of thing something is or what state it is in.',
    avoid:
      'Do not use it for anything that people can press or remove. Use `FilterLinks` or `FilterChips` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = createExampleStory(examples.german)
export const Everything = createEverythingStory(Badge, examples, { columns: 4 })
export const Stress = createStressStory(Badge, examples)
