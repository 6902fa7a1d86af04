import { Avatar } from '#design-system'
import { examples } from '#design-system/components/Avatar/Avatar.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Avatar,
  tags: ['stable'],
  parameters: usage({
    use: 'for a person or company that is signed in.',
    avoid: 'for portraits of a team: those are Pictures.',
  }),
}

export const Playground = example(examples.default)
export const WithPicture = example(examples.picture)
export const Chinese = example(examples.chinese)
export const Everything = everything(Avatar, examples, { columns: 4 })
export const Stress = stress(Avatar, examples)
