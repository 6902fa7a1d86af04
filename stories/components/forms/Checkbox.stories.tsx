import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Checkbox } from '#design-system'
import { examples } from '#design-system/components/Checkbox/Checkbox.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Checkbox,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a checkbox for a statement that people may agree to or must confirm. Use several in a `Fieldset` if people may choose any number of options.',
    avoid:
      'Use a `Switch` for a setting that takes effect at once. Use a `RadioGroup` for one of a few options, and for a yes or no that must be answered, because an empty box may mean no or not answered.',
  }),
}

export const Playground = createExampleStory(examples.default)
/** Above a list of categories of which some are chosen. */
export const Indeterminate = createExampleStory(examples.indeterminate)
export const WithError = createExampleStory(examples.withError)
export const CheckedByKey = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Checkbox, examples)
export const Stress = createStressStory(Checkbox, examples)
