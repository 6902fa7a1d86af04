import { EmptyState } from '#design-system'
import { examples } from '#design-system/components/EmptyState/EmptyState.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: EmptyState,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it in place of a list, a table or a result that has nothing to show.',
    avoid: 'Do not use it while content is loading. Use a `Skeleton` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithAction = createExampleStory(examples.withAction)
export const Everything = createEverythingStory(EmptyState, examples, { columns: 2 })
export const Stress = createStressStory(EmptyState, examples)
