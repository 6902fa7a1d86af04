import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Textarea } from '#design-system'
import { examples } from '#design-system/components/Textarea/Textarea.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Textarea,
  tags: ['stable'],
  parameters: usage({
    use: 'for several lines of text; it grows with them.',
    avoid: 'for one line: that is an Input.',
  }),
}

export const Playground = example(examples.default)
export const Counted = {
  ...example(examples.counted),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.type(canvas.getByRole('textbox'), '!')
    await expect(canvas.getByText('1939 characters left')).toBeVisible()
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Textarea, examples)
export const Stress = stress(Textarea, examples)
