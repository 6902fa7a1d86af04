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
    use: 'Use it for one of two to five options, so that all of them are seen. Use `segments` for short labels that change a picture beside them.',
    avoid:
      'Use a `Checkbox` for a yes that may be left out. Use a `Select` for more than five options, because more of them would fill the page.',
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
