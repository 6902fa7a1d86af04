import { Progress } from '#design-system'
import { examples } from '#design-system/components/Progress/Progress.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Progress,
  tags: ['stable'],
  parameters: usage({
    use: 'for something that comes to an end (`progress`) or a level that rises and falls (`meter`).',
    avoid: 'while nothing is known of the end: that is a Spinner.',
  }),
}

export const Playground = example(examples.default)
export const Meter = example(examples.meter)
export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Progress, examples)
export const Stress = stress(Progress, examples)
