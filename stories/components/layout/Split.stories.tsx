import { Split } from '#design-system'
import { examples } from '#design-system/components/Split/Split.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Split,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for a picture and a few words of the same weight.',
    avoid:
      'Do not use it for a row of things to choose from. Use a `Card` for each of them instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const AtEnd = createExampleStory(examples.atEnd)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(Split, examples, { columns: 1 })
export const Stress = createStressStory(Split, examples)
