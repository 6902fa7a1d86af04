import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Textarea } from '#design-system'
import { examples } from '#design-system/components/Textarea/Textarea.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Textarea,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a textarea for several lines of text. Its height grows with the text.',
    avoid: 'Use an `Input` for one line, because the height of a textarea asks for a longer text.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Counted = {
  ...createExampleStory(examples.counted),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.type(canvas.getByRole('textbox'), '!')
    await expect(canvas.getByText('1939 characters left')).toBeVisible()
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Textarea, examples)
export const Stress = createStressStory(Textarea, examples)
