import { Pagination } from '#design-system'
import { examples } from '#design-system/components/Pagination/Pagination.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Pagination,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use pagination below a list that would be too long or too slow on one page.',
    avoid: 'Do not use it for the steps of a task. Use a `Stepper` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const ManyOnAPhone = {
  ...createExampleStory(examples.many),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(Pagination, examples)
export const Stress = createStressStory(Pagination, examples)
