import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Select } from '#design-system'
import { examples } from '#design-system/components/Select/Select.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Select,
  tags: ['stable'],
  parameters: usage({
    use: 'for one of five to fifteen; the list is the one of the visitor’s own system.',
    avoid:
      'for two to four short answers: a RadioGroup shows them all. For long lists: a Combobox finds by typing.',
  }),
}

export const Playground = example(examples.default)
export const Grouped = example(examples.grouped)
export const WithError = example(examples.withError)
export const Chosen = {
  ...example(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    const select = canvas.getByRole('combobox')
    await userEvent.tab()
    await expect(select).toHaveFocus()
    await userEvent.selectOptions(select, 'Installer')
    await expect(select).toHaveValue('installer')
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Select, examples)
export const Stress = stress(Select, examples)
