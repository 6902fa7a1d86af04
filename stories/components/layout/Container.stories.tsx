import { Container } from '#design-system'
import { examples } from '#design-system/components/Container/Container.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Container,
  tags: ['stable'],
  parameters: {
    layout: 'fullscreen',
    ...usage({
      use: 'around the content of each section of a page.',
      avoid: 'inside a section, to make something narrower: text knows its own measure.',
    }),
  },
}

export const Playground = example(examples.default)

export const Everything = everything(Container, examples, { columns: 1 })
export const Stress = stress(Container, examples)
