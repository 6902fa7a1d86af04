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
    use: 'for distances between things: below each other.',
    avoid: 'for columns that line up (Grid), and for things beside each other (Inline).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Responsive = createExampleStory(examples.responsive)
export const Everything = createEverythingStory(Stack, examples, { columns: 2 })
export const Stress = createStressStory(Stack, examples)
