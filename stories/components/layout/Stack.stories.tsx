import { Stack } from '#design-system'
import { examples } from '#design-system/components/Stack/Stack.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Stack,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a stack to place things below each other with equal gaps.',
    avoid:
      'Do not use it for columns that line up (use a `Grid`) or for things side by side (use `Inline`).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Responsive = createExampleStory(examples.responsive)
export const Everything = createEverythingStory(Stack, examples, { columns: 2 })
export const Stress = createStressStory(Stack, examples)
