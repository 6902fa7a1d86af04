import { Text } from '#design-system'
import { examples } from '#design-system/components/Text/Text.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Text,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'for running text and captions.',
    avoid: 'for rich text that was written elsewhere: that is Prose.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Lead = createExampleStory(examples.lead)
export const Chinese = createExampleStory(examples.chinese)
export const Everything = createEverythingStory(Text, examples, { columns: 2 })
export const Stress = createStressStory(Text, examples)
