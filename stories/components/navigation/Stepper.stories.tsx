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
    use: 'Use a stepper to show people which step they are on in a process of two to five steps.',
    avoid: 'Do not use it for navigation between pages. Use `Breadcrumbs` or `TabLinks` instead.',
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
