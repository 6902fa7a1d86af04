import { SpecTable } from '#design-system'
import { examples } from '#design-system/components/SpecTable/SpecTable.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: SpecTable,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for the technical data of a product, as groups of labels and values.',
    avoid:
      'Do not use it to compare several products, because it has one column of values. Use a `Table` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = createExampleStory(examples.german)
export const Chinese = createExampleStory(examples.chinese)
export const Everything = createEverythingStory(SpecTable, examples, { columns: 1 })
export const Stress = createStressStory(SpecTable, examples)
