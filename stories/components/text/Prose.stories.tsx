import { Prose } from '#design-system'
import { examples } from '#design-system/components/Prose/Prose.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Prose,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for every text that was written as rich text, such as news, documents and answers.',
    avoid: 'Do not use it for parts of a page that have a component of their own.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = createExampleStory(examples.german)
export const Chinese = createExampleStory(examples.chinese)
export const Everything = createEverythingStory(Prose, examples, { columns: 2 })
export const Stress = createStressStory(Prose, examples)
