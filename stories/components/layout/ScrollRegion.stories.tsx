import { expect, userEvent, within } from 'storybook/test'
import { ScrollRegion } from '#design-system'
import { examples } from '#design-system/components/ScrollRegion/ScrollRegion.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: ScrollRegion,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it around content that may be wider than the page and must not wrap, such as tables, drawings and code.',
    avoid: 'Do not use it around text, because text wraps.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Keyboard = {
  ...createExampleStory(examples.default),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('region')).toHaveFocus()
  },
}

export const Everything = createEverythingStory(ScrollRegion, examples)
export const Stress = createStressStory(ScrollRegion, examples)
