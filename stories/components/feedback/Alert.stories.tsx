import { Alert } from '#design-system'
import { examples } from '#design-system/components/Alert/Alert.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Alert,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'for a message in the page: what came of something, or what to mind before going on.',
    avoid: 'for something that passes by itself: that is a Toast.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Appeared = createExampleStory(examples.error)
export const LongestGerman = createExampleStory(examples.german)
export const Everything = createEverythingStory(Alert, examples, { columns: 2 })
export const Stress = createStressStory(Alert, examples)
