import { expect, userEvent, within } from 'storybook/test'
import { Disclosure } from '#design-system'
import { examples } from '#design-system/components/Disclosure/Disclosure.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Disclosure,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use a disclosure for one text that few readers need, such as a transcript.',
    avoid: 'Do not use it for several views of which one is always shown. Use `Tabs` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Keyboard = {
  ...createExampleStory(examples.default),
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

export const Open = createExampleStory(examples.open)
export const Everything = createEverythingStory(Disclosure, examples)
export const Stress = createStressStory(Disclosure, examples)
