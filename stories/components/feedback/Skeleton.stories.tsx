import { Skeleton } from '#design-system'
import { examples } from '#design-system/components/Skeleton/Skeleton.examples.tsx'
import { everything, example, usage } from '../story.tsx'

export default {
  component: Skeleton,
  tags: ['stable'],
  parameters: usage({
    use: 'while content of a known shape is fetched after the page arrived.',
    avoid: 'for waiting on a button or a form: they have their own signs.',
  }),
}

export const Playground = example(examples.default)
export const Rows = example(examples.rows)
export const Everything = everything(Skeleton, examples, { columns: 2 })
