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
    use: 'under a list that is served in pages.',
    avoid: 'for steps of a task: that is a Stepper.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const ManyOnAPhone = {
  ...createExampleStory(examples.many),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(Pagination, examples)
export const Stress = createStressStory(Pagination, examples)
