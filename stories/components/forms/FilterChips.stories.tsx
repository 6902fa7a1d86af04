import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FilterChips } from '#design-system'
import { examples } from '#design-system/components/FilterChips/FilterChips.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: FilterChips,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it to narrow a list. Put the choices into a form with a button, and the filters that apply above the list.',
    avoid:
      'Use a `RadioGroup` with `segments` for a choice that changes only the picture beside it.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const InUse = createExampleStory(examples.applied)
export const ChosenByKey = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox', { name: /Video/ })).toBeChecked()
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(FilterChips, examples)
export const Stress = createStressStory(FilterChips, examples)
