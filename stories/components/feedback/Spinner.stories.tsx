import { Spinner } from '#design-system'
import { examples } from '#design-system/components/Spinner/Spinner.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Spinner,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a spinner if something takes longer than half a second and you do not know when it ends.',
    avoid:
      'Do not use it for a part of a page that is loading. Use a `Skeleton`, which keeps the space for it.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithWords = createExampleStory(examples.withWords)
export const LongestGerman = createExampleStory(examples.german)
export const Everything = createEverythingStory(Spinner, examples, { columns: 3 })
export const Stress = createStressStory(Spinner, examples)
