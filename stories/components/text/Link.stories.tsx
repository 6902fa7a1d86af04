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
    use: 'Use a link to lead to other pages and places: `inline` in text, `more` below a card and `quiet` in lists.',
    avoid:
      'Do not use it for the action that people should take next. Use a `Button` with `href` instead.',
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
