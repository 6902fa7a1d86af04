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
    use: 'for every title; its level is its place in the outline, its size is how it looks.',
    avoid: 'to make words large: a Text with size lead does that.',
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
