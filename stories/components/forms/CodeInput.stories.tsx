import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CodeInput } from '#design-system'
import { examples } from '#design-system/components/CodeInput/CodeInput.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: CodeInput,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it for the six digits of a mailed code.',
    avoid: 'Do not use it for anything that people keep, such as a postcode.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Typed = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard('4921')
    await expect(canvas.getByRole('textbox')).toHaveValue('4921')
  },
}

export const Pasted = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.paste('Code: 492 175')
    await expect(canvas.getByRole('textbox')).toHaveValue('492175')
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(CodeInput, examples)
export const Stress = createStressStory(CodeInput, examples)
