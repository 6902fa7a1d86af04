import { Link } from '#design-system'
import { examples } from '#design-system/components/Link/Link.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Link,
  tags: ['stable'],
  parameters: usage({
    use: 'for ways to other pages and places, in text (inline), below a card (more) or in lists (quiet).',
    avoid: 'for what a visitor should do next: that is a Button.',
  }),
}

export const Playground = example(examples.default)
export const External = example(examples.external)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = everything(Link, examples, { columns: 2 })
export const Stress = stress(Link, examples)
