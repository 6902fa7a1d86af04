import { Stack } from '#design-system'
import { examples } from '#design-system/components/Stack/Stack.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Stack,
  tags: ['stable'],
  parameters: usage({
    use: 'for distances between things: in a column or in a row that wraps.',
    avoid: 'for columns that line up: that is a Grid.',
  }),
}

export const Playground = example(examples.default)
export const Row = example(examples.row)
export const Everything = everything(Stack, examples, { columns: 2 })
export const Stress = stress(Stack, examples)
