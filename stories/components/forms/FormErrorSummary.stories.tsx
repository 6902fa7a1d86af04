import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FormErrorSummary } from '#design-system'
import { examples } from '#design-system/components/FormErrorSummary/FormErrorSummary.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: FormErrorSummary,
  tags: ['stable'],
  parameters: usage({
    use: 'above a form that came back with errors; each also stands at its control.',
    avoid: 'for what went well: that is an Alert.',
  }),
}

export const Playground = example(examples.default)
export const Focused = {
  ...example(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    const summary = canvas.getByRole('alert')
    summary.focus()
    await expect(summary).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Name required' })).toHaveFocus()
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(FormErrorSummary, examples)
export const Stress = stress(FormErrorSummary, examples)
