import { FileLink } from '#design-system'
import { examples } from '#design-system/components/FileLink/FileLink.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: FileLink,
  tags: ['stable'],
  parameters: usage({
    use: 'for each file that can be taken along; several are `ul` with `as="li"`.',
    avoid: 'for pages: those are Links.',
  }),
}

export const Playground = example(examples.default)
export const Versioned = example(examples.versioned)
export const Detailed = example(examples.detailed)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(FileLink, examples, { columns: 2 })
export const Stress = stress(FileLink, examples)
