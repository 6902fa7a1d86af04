import { Grid } from '#design-system'
import { examples } from '#design-system/components/Grid/Grid.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Grid,
  tags: ['stable'],
  parameters: usage({
    use: 'for things of equal weight in columns.',
    avoid: 'for words beside a picture: that is a Split.',
  }),
}

export const Playground = example(examples.default)
export const Responsive = example(examples.four)

export const Everything = everything(Grid, examples, { columns: 1 })
export const Stress = stress(Grid, examples)
