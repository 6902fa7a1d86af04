import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneInput } from '#design-system'
import { examples } from '#design-system/components/PhoneInput/PhoneInput.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: PhoneInput,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it for a telephone number with its dialling code.',
    avoid: 'Use an `Input` of the type `tel` where the country is asked for already.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithError = createExampleStory(examples.withError)
export const ByKeys = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Dialling code' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('30 123456')
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('30 123456')
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(PhoneInput, examples)
export const Stress = createStressStory(PhoneInput, examples)
