import { DateInput } from '#design-system'
import { examples } from '#design-system/components/DateInput/DateInput.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: DateInput,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it for a day that people know or choose, such as the start of operation or a visit.',
    avoid:
      'Use a `Select` for a month and an `Input` for a year. Use a `time` element in text for a date that is only shown.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(DateInput, examples)
export const Stress = createStressStory(DateInput, examples)
