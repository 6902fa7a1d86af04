import { Prose } from '#design-system'
import { examples } from '#design-system/components/Prose/Prose.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Prose,
  tags: ['stable'],
  parameters: usage({
    use: 'for every text that was written as rich text: news, documents, answers.',
    avoid: 'for the parts of a page that have a component of their own.',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = example(examples.german)
export const Chinese = example(examples.chinese)
export const Everything = everything(Prose, examples, { columns: 2 })
export const Stress = stress(Prose, examples)
