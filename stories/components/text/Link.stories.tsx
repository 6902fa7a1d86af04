import { Link } from '#design-system'
import { examples } from '#design-system/components/Link/Link.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Link,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'for ways to other pages and places, in text (inline), below a card (more) or in lists (quiet).',
    avoid: 'for what a visitor should do next: that is a Button.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const External = createExampleStory(examples.external)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(Link, examples, { columns: 2 })
export const Stress = createStressStory(Link, examples)
