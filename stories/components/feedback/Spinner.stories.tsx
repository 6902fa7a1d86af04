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
    use: 'while something is under way for longer than half a second and nothing is known of its end.',
    avoid: 'for a part of a page that is about to come: that is a Skeleton.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithWords = createExampleStory(examples.withWords)
export const LongestGerman = createExampleStory(examples.german)
export const Everything = createEverythingStory(Spinner, examples, { columns: 3 })
export const Stress = createStressStory(Spinner, examples)
