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
    use: 'Use it for a count or an amount that people change by a little, such as modules or a reserve in per cent.',
    avoid: 'Use an `Input` with `inputMode` for digits that are not a number, such as a postcode.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(NumberInput, examples)
export const Stress = createStressStory(NumberInput, examples)
