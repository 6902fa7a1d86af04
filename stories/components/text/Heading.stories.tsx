import { Heading } from '#design-system'
import { examples } from '#design-system/components/Heading/Heading.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Heading,
  tags: ['stable'],
  parameters: usage({
    use: 'for every title; its level is its place in the outline, its size is how it looks.',
    avoid: 'to make words large: a Text with size lead does that.',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Chinese = example(examples.chinese)
export const Everything = everything(Heading, examples, { columns: 1 })
export const Stress = stress(Heading, examples)
