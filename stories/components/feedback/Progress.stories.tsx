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
    use: 'for something that comes to an end (`progress`) or a level that rises and falls (`meter`).',
    avoid: 'while nothing is known of the end: that is a Spinner.',
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
