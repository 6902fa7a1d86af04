import { Card } from '#design-system'
import { examples } from '#design-system/components/Card/Card.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Card,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a card for one of several things that people can choose from. Put several cards in a `ul` and render them with `as="li"`.',
    avoid:
      'Do not use it for more than one link, because the whole card is one target. Do not use it as a frame around forms.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const OnItsPicture = createExampleStory(examples.cover)
export const LongestGerman = createExampleStory(examples.german)
export const Everything = createEverythingStory(Card, examples, { columns: 4 })
export const Stress = createStressStory(Card, examples)
