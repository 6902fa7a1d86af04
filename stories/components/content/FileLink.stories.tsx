import { FileLink } from '#design-system'
import { examples } from '#design-system/components/FileLink/FileLink.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: FileLink,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for each file that people can download or open. Put several files in a `ul` and render them with `as="li"`.',
    avoid: 'Do not use it for links to pages. Use a `Link` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Versioned = createExampleStory(examples.versioned)
export const Detailed = createExampleStory(examples.detailed)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(FileLink, examples, { columns: 2 })
export const Stress = createStressStory(FileLink, examples)
