import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PhoneInput } from '#design-system'
import { examples } from '#design-system/components/PhoneInput/PhoneInput.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: PhoneInput,
  tags: ['beta'],
  parameters: usage({
    use: 'for a telephone number with its dialling code.',
    avoid: 'where the country is asked for already: an Input of type `tel` is enough.',
  }),
}

export const Playground = example(examples.default)
export const WithError = example(examples.withError)
export const ByKeys = {
  ...example(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await expect(canvas.getByRole('combobox', { name: 'Dialling code' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('30 123456')
    await expect(canvas.getByRole('textbox', { name: 'Number' })).toHaveValue('30 123456')
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(PhoneInput, examples)
export const Stress = stress(PhoneInput, examples)
