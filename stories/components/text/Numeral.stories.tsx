import { Numeral } from '#design-system'
import { examples } from '#design-system/components/Numeral/Numeral.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Numeral,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for a figure that people should notice first.',
    avoid:
      'Do not use it in running text or without words beside it that say what it measures. Use a `Stat` for figure and words.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Touching = createExampleStory(examples.touching)
export const Everything = createEverythingStory(Numeral, examples, { columns: 2 })
export const Stress = createStressStory(Numeral, examples)
