import { Pagination } from '#design-system'
import { examples } from '#design-system/components/Pagination/Pagination.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Pagination,
  tags: ['stable'],
  parameters: usage({
    use: 'under a list that is served in pages.',
    avoid: 'for steps of a task: that is a Stepper.',
  }),
}

export const Playground = example(examples.default)
export const ManyOnAPhone = { ...example(examples.many), globals: { viewport: { value: 'small' } } }
export const Everything = everything(Pagination, examples)
export const Stress = stress(Pagination, examples)
