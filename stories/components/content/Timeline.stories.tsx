import { Timeline } from '#design-system'
import { examples } from '#design-system/components/Timeline/Timeline.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Timeline,
  tags: ['stable'],
  parameters: usage({
    use: 'for what happened or happens in order of time.',
    avoid: 'for steps to be done: those are Steps.',
  }),
}

export const Playground = example(examples.default)
export const LongerThanThePage = example(examples.longerThanThePage)
export const OnAPhone = { ...example(examples.default), globals: { viewport: { value: 'phone' } } }
export const Everything = everything(Timeline, examples, { columns: 1 })
export const Stress = stress(Timeline, examples)
