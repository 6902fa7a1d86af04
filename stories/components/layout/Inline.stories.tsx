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
    use: 'Use it to place buttons, badges or links side by side in lines that wrap.',
    avoid:
      'Do not use it for columns that line up (use a `Grid`) or for things below each other (use a `Stack`).',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Responsive = createExampleStory(examples.responsive)
export const Everything = createEverythingStory(Inline, examples, { columns: 2 })
export const Stress = createStressStory(Inline, examples)
