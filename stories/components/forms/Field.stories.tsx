import { Field } from '#design-system'
import { examples } from '#design-system/components/Field/Field.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Field,
  tags: ['stable'],
  parameters: usage({
    use: 'to give a control of your own its label, help and error. Input, Select, Textarea and the others stand in one already.',
    avoid: 'for several controls that answer one question: that is a Fieldset.',
  }),
}

export const Playground = example(examples.default)
export const WithError = example(examples.withError)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Field, examples)
export const Stress = stress(Field, examples)
