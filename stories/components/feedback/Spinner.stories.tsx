import { Spinner } from '#design-system'
import { examples } from '#design-system/components/Spinner/Spinner.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Spinner,
  tags: ['stable'],
  parameters: usage({
    use: 'while something is under way for longer than half a second and nothing is known of its end.',
    avoid: 'for a part of a page that is about to come: that is a Skeleton.',
  }),
}

export const Playground = example(examples.default)
export const WithWords = example(examples.withWords)
export const LongestGerman = example(examples.german)
export const Everything = everything(Spinner, examples, { columns: 3 })
export const Stress = stress(Spinner, examples)
