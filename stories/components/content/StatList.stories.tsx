import { StatList } from '#design-system'
import { examples } from '#design-system/components/StatList/StatList.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: StatList,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'for two to five figures that carry a section.',
    avoid: 'for a whole specification: that is a SpecTable.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const KeyFacts = createExampleStory(examples.facts)
export const Everything = createEverythingStory(StatList, examples, { columns: 1 })
export const Stress = createStressStory(StatList, examples)
