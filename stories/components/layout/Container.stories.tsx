import { Container } from '#design-system'
import { examples } from '#design-system/components/Container/Container.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Container,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...createUsageParameters({
      use: 'around the content of each section of a page.',
      avoid: 'inside a section, to make something narrower: text knows its own measure.',
    }),
  },
}

export const Playground = createExampleStory(examples.default)

export const Everything = createEverythingStory(Container, examples, { columns: 1 })
export const Stress = createStressStory(Container, examples)
