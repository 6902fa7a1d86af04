import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Combobox } from '#design-system'
import { examples } from '#design-system/components/Combobox/Combobox.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createServerRenderedStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Combobox,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a combobox for one of more than 15 options that people know by name, above all countries.',
    avoid: 'Use a `Select` for up to 15 options, because it opens faster, above all on a phone.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Opened = {
  ...createExampleStory(examples.chosen),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('option', { selected: true })).toHaveTextContent('Germany')
  },
}

export const FoundByTyping = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    const input = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('osterr{ArrowDown}{Enter}')
    await expect(input).toHaveValue('Austria')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

export const NothingFound = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard('Atlantis')
    await expect(await canvas.findByText('No country of that name')).toBeVisible()
  },
}

export const OpenedGroups = {
  ...createExampleStory(examples.grouped),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await expect(await canvas.findByRole('group', { name: 'Europe' })).toBeVisible()
  },
}

export const BeforeReact = createServerRenderedStory(Combobox, examples.chosen)
export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Combobox, examples)
export const Stress = createStressStory(Combobox, examples)
