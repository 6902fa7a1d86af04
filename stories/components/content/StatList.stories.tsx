import { StatList } from '#design-system'
import { examples } from '#design-system/components/StatList/StatList.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: StatList,
  tags: ['stable'],
  parameters: usage({
    use: 'for two to five figures that carry a section.',
    avoid: 'for a whole specification: that is a SpecTable.',
  }),
}

export const Playground = example(examples.default)
export const KeyFacts = example(examples.facts)
export const Everything = everything(StatList, examples, { columns: 1 })
export const Stress = stress(StatList, examples)
