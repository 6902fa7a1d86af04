import { Stepper } from '#design-system'
import { examples } from '#design-system/components/Stepper/Stepper.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Stepper,
  tags: ['stable'],
  parameters: usage({
    use: 'to show where one is in a process of two to five steps.',
    avoid: 'for ways between pages: those are Breadcrumbs or Tabs.',
  }),
}

export const Playground = example(examples.default)
export const Narrow = {
  ...example(examples.default),
  globals: { viewport: { value: 'small' } },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Stepper, examples)
export const Stress = stress(Stepper, examples)
