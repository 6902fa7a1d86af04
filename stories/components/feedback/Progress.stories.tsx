import { Progress } from '#design-system'
import { examples } from '#design-system/components/Progress/Progress.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Progress,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for a task that comes to an end (`as="progress"`) or for a level that rises and falls (`as="meter"`).',
    avoid: 'Do not use it if you do not know when the task ends. Use a `Spinner` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Meter = createExampleStory(examples.meter)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Progress, examples)
export const Stress = createStressStory(Progress, examples)
