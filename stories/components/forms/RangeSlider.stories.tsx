import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RangeSlider } from '#design-system'
import { examples } from '#design-system/components/RangeSlider/RangeSlider.examples.tsx'
import { withScript } from '../../storySetup.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: RangeSlider,
  tags: ['beta'],
  beforeEach: withScript,
  parameters: usage({
    use: 'for a value where roughly right is good enough and moving it shows something.',
    avoid: 'for exact figures: an Input with a unit.',
  }),
}

export const Playground = example(examples.default)
export const Focused = {
  ...example(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await expect(canvas.getByRole('slider', { name: 'Battery' })).toHaveFocus()
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const WithoutScript = {
  ...example(examples.default),
  beforeEach: () => void delete document.documentElement.dataset['script'],
}
export const Everything = everything(RangeSlider, examples)
export const Stress = stress(RangeSlider, examples)
