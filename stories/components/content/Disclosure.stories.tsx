import { expect, userEvent, within } from 'storybook/test'
import { Disclosure } from '#design-system'
import { examples } from '#design-system/components/Disclosure/Disclosure.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Disclosure,
  tags: ['stable'],
  parameters: usage({
    use: 'for one thing that few readers need, such as a transcript.',
    avoid: 'for views of which one is always shown: that is Tabs.',
  }),
}

export const Playground = example(examples.default)
export const Keyboard = {
  ...example(examples.default),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const answer = within(canvasElement).getByText(/10,000/)
    const summary = canvasElement.querySelector('summary') as HTMLElement
    await userEvent.tab()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await expect(answer).toBeVisible()
    await userEvent.click(summary)
    await expect(answer).not.toBeVisible()
  },
}

export const Open = example(examples.open)
export const Everything = everything(Disclosure, examples)
export const Stress = stress(Disclosure, examples)
