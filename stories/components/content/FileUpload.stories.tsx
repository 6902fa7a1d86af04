import { FileUpload } from '#design-system'
import { examples } from '#design-system/components/FileUpload/FileUpload.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: FileUpload,
  tags: ['beta'],
  parameters: usage({
    use: 'for documents and pictures that belong to an answer: a report, photos of an installation.',
    avoid: 'for text that can be typed, and where an email with an attachment does.',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(FileUpload, examples)
export const Stress = stress(FileUpload, examples)
