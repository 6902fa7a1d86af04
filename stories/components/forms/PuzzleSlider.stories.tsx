import type { StoryContext } from '@storybook/react-vite'
import { expect, fireEvent } from 'storybook/test'
import { PuzzleSlider } from '#design-system'
import { examples } from '#design-system/components/PuzzleSlider/PuzzleSlider.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: PuzzleSlider,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use it as a captcha, next to an alternative that requires neither sight nor dragging.',
    avoid:
      'Do not use it where a rate limit is sufficient, because every captcha costs visitors time.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Wrong = createExampleStory(examples.wrong)
export const Focused = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    const slider = canvas.getByRole('slider', { name: /Drag the bottom slider/ })
    await expect(slider).toHaveFocus()
    // userEvent cannot simulate the native keyboard handling of a range input.
    await fireEvent.change(slider, { target: { value: '2' } })
    await expect(canvas.getByRole('button', { name: 'Place it here' })).toBeVisible()
  },
}
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(PuzzleSlider, examples)
export const Stress = createStressStory(PuzzleSlider, examples)
