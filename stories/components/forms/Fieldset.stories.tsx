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
    use: 'Use it for several controls that answer one question, such as checkboxes, two dates or a telephone number.',
    avoid: 'Use a heading to group a whole form, because a legend would be read with every field.',
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
