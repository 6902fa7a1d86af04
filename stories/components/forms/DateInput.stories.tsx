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
    use: 'for a day that people know or choose: start of operation, a visit.',
    avoid:
      'for a month or a year alone: that is a Select. For a date that is only shown: a `time` element in text.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(DateInput, examples)
export const Stress = createStressStory(DateInput, examples)
