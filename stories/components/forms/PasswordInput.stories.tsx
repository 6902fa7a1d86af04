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
    use: 'Use it for a password. Set `meter` where a new password is chosen, so that people see the rules while they type.',
    avoid:
      'Use a `CodeInput` for a one-time code, because it can be read while it is typed and is suggested from the mail.',
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
