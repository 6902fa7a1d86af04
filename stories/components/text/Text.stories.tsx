import { Text } from '#design-system'
import { examples } from '#design-system/components/Text/Text.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  // Otherwise Storybook merges the component with the group of the same name.
  title: 'Text',
  component: Text,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for running text and captions.',
    avoid: 'Do not use it for rich text that was written elsewhere. Use `Prose` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Lead = createExampleStory(examples.lead)
export const Chinese = createExampleStory(examples.chinese)
export const Everything = createEverythingStory(Text, examples, { columns: 2 })
export const Stress = createStressStory(Text, examples)
