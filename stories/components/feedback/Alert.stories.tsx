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
    use: 'Use an alert for a message in the page that gives the result of an action or a warning before the visitor continues.',
    avoid:
      'Do not use it for messages that may disappear after a few seconds. Use a `Toast` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Appeared = createExampleStory(examples.error)
export const LongestGerman = createExampleStory(examples.german)
export const Everything = createEverythingStory(Alert, examples, { columns: 2 })
export const Stress = createStressStory(Alert, examples)
