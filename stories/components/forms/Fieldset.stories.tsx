import { Fieldset } from '#design-system'
import { examples } from '#design-system/components/Fieldset/Fieldset.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Fieldset,
  tags: ['stable'],
  parameters: usage({
    use: 'to hold several controls together that answer one question: checkboxes, a date, a telephone number.',
    avoid: 'to group a whole form: that is a heading.',
  }),
}

export const Playground = example(examples.default)
export const WithError = example(examples.withError)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Fieldset, examples)
export const Stress = stress(Fieldset, examples)
