import { Stepper } from '#design-system'
import { examples } from '#design-system/components/Stepper/Stepper.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Stepper,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'to show where one is in a process of two to five steps.',
    avoid: 'for ways between pages: those are Breadcrumbs or Tabs.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Narrow = {
  ...createExampleStory(examples.default),
  globals: { viewport: { value: 'small' } },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Stepper, examples)
export const Stress = createStressStory(Stepper, examples)
