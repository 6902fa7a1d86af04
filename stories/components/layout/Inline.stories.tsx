import { Inline } from '#design-system'
import { examples } from '#design-system/components/Inline/Inline.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Inline,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'for buttons, badges or links beside each other, in a line that wraps.',
    avoid: 'for columns that line up (Grid), and for things below each other (Stack).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Responsive = createExampleStory(examples.responsive)
export const Everything = createEverythingStory(Inline, examples, { columns: 2 })
export const Stress = createStressStory(Inline, examples)
