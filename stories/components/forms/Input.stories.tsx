import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Input } from '#design-system'
import { examples } from '#design-system/components/Input/Input.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Input,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it for one line of text, such as a name, an address or a figure with its unit.',
    avoid:
      'Use `PasswordInput`, `CodeInput` and `PhoneInput` for passwords, codes and numbers with a dialling code, because they set keyboard and autofill.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const WithError = createExampleStory(examples.withError)
export const WithUnit = createExampleStory(examples.withUnit)
export const Typed = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard('name@example.com')
    await expect(canvas.getByRole('textbox')).toHaveValue('name@example.com')
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Input, examples)
export const Stress = createStressStory(Input, examples)
