import type { ComponentExamples } from '../../examples.ts'
import { Card } from '../Card/Card.tsx'
import type { ContainerProps } from './Container.tsx'

const content = (words: string) => (
  <Card as="div" level={3} title={words}>
    Nothing touches the edges of the screen, and nothing is wider than it can be read.
  </Card>
)

/** Examples of Container: both widths. */
export const examples = {
  default: { props: { children: content('As wide as the page') } },
  text: { props: { width: 'text', children: content('As wide as a column of text') } },
} satisfies ComponentExamples<ContainerProps>
