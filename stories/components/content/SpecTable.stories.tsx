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
    use: 'for what a product measures: groups of label and value.',
    avoid: 'to compare several products: that is a Table.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const LongestGerman = createExampleStory(examples.german)
export const Chinese = createExampleStory(examples.chinese)
export const Everything = createEverythingStory(SpecTable, examples, { columns: 1 })
export const Stress = createStressStory(SpecTable, examples)
