import { NumberInput } from '#design-system'
import { examples } from '#design-system/components/NumberInput/NumberInput.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: NumberInput,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'for a count or an amount that people change by a little: modules, a reserve in per cent.',
    avoid: 'for digits that are no number, such as a postcode: an Input with `inputMode`.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(NumberInput, examples)
export const Stress = createStressStory(NumberInput, examples)
