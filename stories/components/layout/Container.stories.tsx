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
      use: 'Use a container around the content of each section of a page.',
      avoid:
        'Do not use it inside a section to make text narrower, because text limits its own line length.',
    }),
  },
}

export const Playground = createExampleStory(examples.default)

export const Everything = createEverythingStory(Container, examples, { columns: 1 })
export const Stress = createStressStory(Container, examples)
