import { FileUpload } from '#design-system'
import { examples } from '#design-system/components/FileUpload/FileUpload.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: FileUpload,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'for documents and pictures that belong to an answer: a report, photos of an installation.',
    avoid: 'for text that can be typed, and where an email with an attachment does.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(FileUpload, examples)
export const Stress = createStressStory(FileUpload, examples)
