import { Table } from '#design-system'
import { examples } from '#design-system/components/Table/Table.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Table,
  tags: ['stable'],
  parameters: usage({
    use: 'where people compare things by their values, row by row.',
    avoid: 'for label and value of one thing: that is a SpecTable.',
  }),
}

export const Playground = example(examples.default)
export const Empty = example(examples.empty)
export const UnderItsHead = example(examples.underItsHead)
export const Everything = everything(Table, examples, { columns: 2 })
export const Stress = stress(Table, examples)
