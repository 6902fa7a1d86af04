import { Stack } from '#design-system'
import { examples } from '#design-system/components/Stack/Stack.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Stack,
  tags: ['stable'],
  parameters: usage({
    use: 'for distances between things: below each other.',
    avoid: 'for columns that line up (Grid), and for things beside each other (Inline).',
  }),
}

export const Playground = example(examples.default)
export const Responsive = example(examples.responsive)
export const Everything = everything(Stack, examples, { columns: 2 })
export const Stress = stress(Stack, examples)
