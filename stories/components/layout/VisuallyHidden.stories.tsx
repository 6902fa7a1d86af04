import { Link, Text, VisuallyHidden, type VisuallyHiddenProps } from '#design-system'
import { examples } from '#design-system/components/VisuallyHidden/VisuallyHidden.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

/** Visually hidden text that completes the link text. */
const InLink = (props: VisuallyHiddenProps) => (
  <Text>
    <Link href="#news">
      More <VisuallyHidden {...props} />
    </Link>
  </Text>
)

export default {
  component: VisuallyHidden,
  render: InLink,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it where a picture or the position on the page conveys something that screen reader users would miss.',
    avoid: 'Do not use it for words that would help everybody. Show them instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Everything = createEverythingStory(InLink, examples)
export const Stress = createStressStory(VisuallyHidden, examples)
