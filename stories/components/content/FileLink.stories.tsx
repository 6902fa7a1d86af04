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
    use: 'for each file that can be taken along; several are `ul` with `as="li"`.',
    avoid: 'for pages: those are Links.',
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
