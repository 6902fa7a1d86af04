import { Skeleton } from '#design-system'
import { examples } from '#design-system/components/Skeleton/Skeleton.examples.tsx'
import { createEverythingStory, createExampleStory, createUsageParameters } from '../story.tsx'

export default {
  component: Skeleton,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'while content of a known shape is fetched after the page arrived.',
    avoid: 'for waiting on a button or a form: they have their own signs.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Rows = createExampleStory(examples.rows)
export const Everything = createEverythingStory(Skeleton, examples, { columns: 2 })
