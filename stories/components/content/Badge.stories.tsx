import { Badge } from '#design-system'
import { examples } from '#design-system/components/Badge/Badge.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Badge,
  tags: ['stable'],
  parameters: usage({
    use: 'to say in one or two words what kind of thing this is or what state it is in.',
    avoid: 'for something that can be pressed or removed: that are FilterLinks or FilterChips.',
  }),
}

export const Playground = example(examples.default)
export const LongestGerman = example(examples.german)
export const Everything = everything(Badge, examples, { columns: 4 })
export const Stress = stress(Badge, examples)
