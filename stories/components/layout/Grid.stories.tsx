import { Grid } from '#design-system'
import { examples } from '#design-system/components/Grid/Grid.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Grid,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a grid to arrange things of equal weight in columns.',
    avoid: 'Do not use it for words beside a picture. Use a `Split` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Responsive = createExampleStory(examples.four)

export const Everything = createEverythingStory(Grid, examples, { columns: 1 })
export const Stress = createStressStory(Grid, examples)
