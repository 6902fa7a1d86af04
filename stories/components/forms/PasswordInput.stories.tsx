import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PasswordInput } from '#design-system'
import { examples } from '#design-system/components/PasswordInput/PasswordInput.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createServerRenderedStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: PasswordInput,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it for a password, and with `meter` where a new one is chosen.',
    avoid: 'Use a `CodeInput` for one-time codes, because they need not be hidden.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Revealed = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
  },
}

export const Typed = {
  ...createExampleStory(examples.chosen),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard('sunshine 7')
    await expect(canvas.getByText('8 to 20 characters').closest('li')).toHaveAttribute('data-met')
    await expect(canvas.getByText('No spaces').closest('li')).not.toHaveAttribute('data-met')
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const WithoutScript = createServerRenderedStory(PasswordInput, examples.chosen)
export const Everything = createEverythingStory(PasswordInput, examples)
export const Stress = createStressStory(PasswordInput, examples)
