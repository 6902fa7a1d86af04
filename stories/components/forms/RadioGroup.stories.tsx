import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RadioGroup } from '#design-system'
import { examples } from '#design-system/components/RadioGroup/RadioGroup.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: RadioGroup,
  tags: ['stable'],
  parameters: usage({
    use: 'for one of two to five, all of them seen; `segments` for short words that change a picture beside them.',
    avoid: 'for a yes or no: that is a Checkbox. For more than five: that is a Select.',
  }),
}

export const Playground = example(examples.default)
export const Segments = example(examples.segments)
export const WithError = example(examples.withError)
export const ByArrows = {
  ...example(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Self-power' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Time of use' })).toBeChecked()
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(RadioGroup, examples)
export const Stress = stress(RadioGroup, examples)
