import { Text } from '#design-system'
import { examples } from '#design-system/components/Text/Text.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Text,
  tags: ['stable'],
  parameters: usage({
    use: 'for running text and captions.',
    avoid: 'for rich text that was written elsewhere: that is Prose.',
  }),
}

export const Playground = example(examples.default)
export const Lead = example(examples.lead)
export const Chinese = example(examples.chinese)
export const Everything = everything(Text, examples, { columns: 2 })
export const Stress = stress(Text, examples)
