import { SpecTable } from '#design-system'
import { examples } from '#design-system/components/SpecTable/SpecTable.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: SpecTable,
  tags: ['stable'],
  parameters: usage({
    use: 'for what a product measures: groups of label and value.',
    avoid: 'to compare several products: that is a Table.',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = example(examples.german)
export const Chinese = example(examples.chinese)
export const Everything = everything(SpecTable, examples, { columns: 1 })
export const Stress = stress(SpecTable, examples)
