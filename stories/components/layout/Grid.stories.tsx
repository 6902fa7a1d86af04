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
    use: 'for things of equal weight in columns.',
    avoid: 'for words beside a picture: that is a Split.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Responsive = createExampleStory(examples.four)

export const Everything = createEverythingStory(Grid, examples, { columns: 1 })
export const Stress = createStressStory(Grid, examples)
