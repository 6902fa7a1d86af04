import { Split } from '#design-system'
import { examples } from '#design-system/components/Split/Split.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Split,
  tags: ['stable'],
  parameters: usage({
    use: 'for a picture and a few words of the same weight.',
    avoid: 'for a row of things to choose from: those are Cards.',
  }),
}

export const Playground = example(examples.default)
export const AtEnd = example(examples.atEnd)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(Split, examples, { columns: 1 })
export const Stress = stress(Split, examples)
