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
    use: 'Use it for two to five figures that are the main message of a section.',
    avoid: 'Do not use it for a whole specification. Use a `SpecTable` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const KeyFacts = createExampleStory(examples.facts)
export const Everything = createEverythingStory(StatList, examples, { columns: 1 })
export const Stress = createStressStory(StatList, examples)
