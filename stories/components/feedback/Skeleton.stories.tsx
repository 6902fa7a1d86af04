import { Skeleton } from '#design-system'
import { examples } from '#design-system/components/Skeleton/Skeleton.examples.tsx'
import { createEverythingStory, createExampleStory, createUsageParameters } from '../story.tsx'

export default {
  component: Skeleton,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a skeleton in place of content whose shape is known while that content loads.',
    avoid: 'Do not use it while a button or a form is waiting, because they show that themselves.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Rows = createExampleStory(examples.rows)
export const Everything = createEverythingStory(Skeleton, examples, { columns: 2 })
