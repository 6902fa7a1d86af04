import { Fieldset } from '#design-system'
import { examples } from '#design-system/components/Fieldset/Fieldset.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Fieldset,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'to hold several controls together that answer one question: checkboxes, a date, a telephone number.',
    avoid: 'to group a whole form: that is a heading.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithError = createExampleStory(examples.withError)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Fieldset, examples)
export const Stress = createStressStory(Fieldset, examples)
