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
    use: 'Use it for documents and pictures that belong to an answer, such as a report or photos of an installation.',
    avoid:
      'Do not use it for text that people can type, or if an email with an attachment is enough.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(FileUpload, examples)
export const Stress = createStressStory(FileUpload, examples)
