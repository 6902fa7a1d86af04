import { Stat, type StatProps } from '#design-system'
import { examples } from '#design-system/components/Stat/Stat.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

/** A Stat must be inside a `dl`. */
const InList = (props: StatProps) => (
  <dl>
    <Stat {...props} />
  </dl>
)

export default {
  component: Stat,
  render: InList,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for one figure and what it measures, inside a `dl`.',
    avoid: 'Do not use it for several figures side by side. Use a `StatList`, which arranges them.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithSource = createExampleStory(examples.source)
export const Everything = createEverythingStory(InList, examples, { columns: 3 })
export const Stress = createStressStory(InList, examples)
