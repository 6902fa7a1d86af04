import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RadioGroup } from '#design-system'
import { examples } from '#design-system/components/RadioGroup/RadioGroup.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: RadioGroup,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use radio buttons if people choose one of two to five options, because all of them are visible. Use the variant `segments` for short labels whose choice changes a picture beside them.',
    avoid:
      'Use a `Checkbox` for a statement that people need not agree to. Use a `Select` for more than five options, because a long list of radio buttons fills the page.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Segments = createExampleStory(examples.segments)
export const WithError = createExampleStory(examples.withError)
export const ByArrows = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'Self-power' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Time of use' })).toBeChecked()
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(RadioGroup, examples)
export const Stress = createStressStory(RadioGroup, examples)
