import { Alert } from '#design-system'
import { examples } from '#design-system/components/Alert/Alert.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Alert,
  tags: ['stable'],
  parameters: usage({
    use: 'for a message in the page: what came of something, or what to mind before going on.',
    avoid: 'for something that passes by itself: that is a Toast.',
  }),
}

export const Playground = example(examples.default)
export const Appeared = example(examples.error)
export const LongestGerman = example(examples.german)
export const Everything = everything(Alert, examples, { columns: 2 })
export const Stress = stress(Alert, examples)
