import { Field } from '#design-system'
import { examples } from '#design-system/components/Field/Field.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Field,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it to give a control of your own its label, help and error. `Input`, `Select`, `Textarea` and the others contain it already.',
    avoid: 'Use a `Fieldset` for several controls that answer one question.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithError = createExampleStory(examples.withError)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Field, examples)
export const Stress = createStressStory(Field, examples)
