import type { ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Tooltip } from '#design-system'
import { examples } from '#design-system/components/Tooltip/Tooltip.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

const focus = ({ canvasElement }: StoryContext) =>
  canvasElement.querySelector<HTMLElement>('button')?.focus()

export default {
  component: Tooltip,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a tooltip to say in a few words what an icon does or means.',
    avoid:
      'Do not use it for anything that people must know, for links or for text on touch screens. Show such text on the page.',
  }),
  decorators: [
    (Story: ComponentType) => (
      <div style={{ padding: '5rem 2rem 2rem' }}>
        <Story />
      </div>
    ),
  ],
}

export const Playground = createExampleStory(examples.default)
export const Shown = {
  ...createExampleStory(examples.default),
  play: async ({ canvasElement }: StoryContext) => {
    const canvas = within(canvasElement)
    const bubble = canvas.getByText(/Charging and discharging/)
    // A visible focus, independent of the previous input device.
    canvas.getByRole('button').focus({ focusVisible: true })
    await waitFor(() => expect(bubble).toBeVisible())
    const button = canvas.getByRole('button').getBoundingClientRect()
    await expect(bubble.getBoundingClientRect().bottom).toBeLessThanOrEqual(button.top)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(bubble).not.toBeVisible())
    await userEvent.hover(canvas.getByRole('button'))
    await waitFor(() => expect(bubble).toBeVisible())
  },
}

/** The tooltip is placed below its control if there is no room above. */
export const AtTheTop = {
  ...createExampleStory(examples.german),
  decorators: [
    (Story: ComponentType) => (
      <div lang="de" style={{ marginBlockStart: '-5rem' }}>
        <Story />
      </div>
    ),
  ],
  globals: { viewport: { value: 'small' } },
  play: focus,
}

export const Everything = {
  ...createEverythingStory(Tooltip, examples, { columns: 3 }),
  play: focus,
}
export const Stress = createStressStory(Tooltip, examples)
