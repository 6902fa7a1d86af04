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
    use: 'for one of several things a visitor may choose from; lists of cards are `ul` with `as="li"`.',
    avoid: 'for more than one link in a card, or as a frame around forms.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const OnItsPicture = createExampleStory(examples.cover)
export const LongestGerman = createExampleStory(examples.german)
export const Everything = createEverythingStory(Card, examples, { columns: 4 })
export const Stress = createStressStory(Card, examples)
