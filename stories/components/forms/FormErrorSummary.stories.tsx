import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormErrorSummary } from '#design-system'
import { examples } from '#design-system/components/FormErrorSummary/FormErrorSummary.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: FormErrorSummary,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it above a form that came back with errors. Show each error at its control, too.',
    avoid: 'Use an `Alert` for what went well.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Focused = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    const summary = canvas.getByRole('alert')
    summary.focus()
    await expect(summary).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Enter your name.' })).toHaveFocus()
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(FormErrorSummary, examples)
export const Stress = createStressStory(FormErrorSummary, examples)
