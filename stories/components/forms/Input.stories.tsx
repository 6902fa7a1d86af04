import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Input } from '#design-system'
import { examples } from '#design-system/components/Input/Input.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Input,
  tags: ['stable'],
  parameters: usage({
    use: 'for one line of text: names, addresses, figures with their unit.',
    avoid:
      'for passwords, codes and telephone numbers: PasswordInput, CodeInput and PhoneInput help more.',
  }),
}

export const Playground = example(examples.default)
export const WithError = example(examples.withError)
export const WithUnit = example(examples.withUnit)
export const Typed = {
  ...example(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard('name@example.com')
    await expect(canvas.getByRole('textbox')).toHaveValue('name@example.com')
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Input, examples)
export const Stress = stress(Input, examples)
