import { DateInput } from '#design-system'
import { examples } from '#design-system/components/DateInput/DateInput.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: DateInput,
  tags: ['beta'],
  parameters: usage({
    use: 'for a day that people know or choose: start of operation, a visit.',
    avoid:
      'for a month or a year alone: that is a Select. For a date that is only shown: a `time` element in text.',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(DateInput, examples)
export const Stress = stress(DateInput, examples)
