import { Heading } from '#design-system'
import { examples } from '#design-system/components/Heading/Heading.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Heading,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for every title. Choose its `level` by its place in the outline and its `size` by its look.',
    avoid: 'Do not use it only to make words large. Use a `Text` with `size="lead"` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Chinese = createExampleStory(examples.chinese)
export const Everything = createEverythingStory(Heading, examples, { columns: 1 })
export const Stress = createStressStory(Heading, examples)
