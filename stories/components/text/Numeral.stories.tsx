import { Numeral } from '#design-system'
import { examples } from '#design-system/components/Numeral/Numeral.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Numeral,
  tags: ['stable'],
  parameters: usage({
    use: 'for a figure that is to be seen from afar.',
    avoid: 'in running text, or without words beside it that say what it measures: take a Stat.',
  }),
}

export const Playground = example(examples.default)
export const Touching = example(examples.touching)
export const Everything = everything(Numeral, examples, { columns: 3 })
export const Stress = stress(Numeral, examples)
