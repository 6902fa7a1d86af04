import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from '#design-system'
import { examples } from '#design-system/components/Select/Select.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Select,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a select if people choose one of 6 to 15 options. Browser and system draw its list.',
    avoid:
      'Use a `RadioGroup` for two to five options, because it shows them all. Use a `Combobox` for more than 15, because it finds options by typing.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Grouped = createExampleStory(examples.grouped)
export const WithError = createExampleStory(examples.withError)
export const Chosen = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    const select = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Installer')
    await expect(select).toHaveValue('installer')
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Select, examples)
export const Stress = createStressStory(Select, examples)
