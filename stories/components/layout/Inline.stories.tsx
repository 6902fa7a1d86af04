import { Inline } from '#design-system'
import { examples } from '#design-system/components/Inline/Inline.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Inline,
  tags: ['beta'],
  parameters: usage({
    use: 'for buttons, badges or links beside each other, in a line that wraps.',
    avoid: 'for columns that line up (Grid), and for things below each other (Stack).',
  }),
}

export const Playground = example(examples.default)
export const Responsive = example(examples.responsive)
export const Everything = everything(Inline, examples, { columns: 2 })
export const Stress = stress(Inline, examples)
