import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Popover } from '#design-system'
import { examples } from '#design-system/components/Popover/Popover.examples.tsx'
import { withSpaceBelow } from '../../storySetup.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Popover,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a popover for an explanation that may contain links, or for a few settings of the element next to it.',
    avoid:
      'Do not use it for a few words about an icon (use a `Tooltip`), for actions (use a `Menu`) or for questions that must be answered (use a `Dialog`).',
  }),
  decorators: [withSpaceBelow],
}

export const Playground = createExampleStory(examples.default)
export const Placement = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    const button = canvas.getByRole('button', { name: 'About usable capacity' })
    await userEvent.click(button)
    const panel = canvas.getByRole('dialog', { name: 'Usable capacity' })
    // It fades in.
    await waitFor(() => expect(panel).toBeVisible())
    const { bottom } = button.getBoundingClientRect()
    await expect(panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
    await userEvent.click(button)
    await waitFor(() => expect(panel).not.toBeVisible())
  },
}
export const Everything = createEverythingStory(Popover, examples)
export const Stress = createStressStory(Popover, examples)
