import { EmptyState } from '#design-system'
import { examples } from '#design-system/components/EmptyState/EmptyState.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: EmptyState,
  tags: ['stable'],
  parameters: usage({
    use: 'in place of a list, a table or a result that has nothing to show.',
    avoid: 'while something is loading: that is a Skeleton.',
  }),
}

export const Playground = example(examples.default)
export const WithAction = example(examples.withAction)
export const Everything = everything(EmptyState, examples, { columns: 2 })
export const Stress = stress(EmptyState, examples)
