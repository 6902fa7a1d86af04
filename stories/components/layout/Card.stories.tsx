import { Card } from '#design-system'
import { examples } from '#design-system/components/Card/Card.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Card,
  tags: ['stable'],
  parameters: usage({
    use: 'for one of several things a visitor may choose from; lists of cards are `ul` with `as="li"`.',
    avoid: 'for more than one link in a card, or as a frame around forms.',
  }),
}

export const Playground = example(examples.default)
export const OnItsPicture = example(examples.cover)
export const LongestGerman = example(examples.german)
export const Everything = everything(Card, examples, { columns: 4 })
export const Stress = stress(Card, examples)
