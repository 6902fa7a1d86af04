import { NumberInput } from '#design-system'
import { examples } from '#design-system/components/NumberInput/NumberInput.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: NumberInput,
  tags: ['beta'],
  parameters: usage({
    use: 'for a count or an amount that people change by a little: modules, a reserve in per cent.',
    avoid: 'for digits that are no number, such as a postcode: an Input with `inputMode`.',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(NumberInput, examples)
export const Stress = stress(NumberInput, examples)
