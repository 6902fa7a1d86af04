import { expect, userEvent, within } from 'storybook/test'
import { ConsentBanner } from '#design-system'
import { examples } from '#design-system/components/ConsentBanner/ConsentBanner.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: ConsentBanner,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it once as the last element of a page until the visitor has answered.',
    avoid: 'Do not use it for other messages. Use a `Toast` or an `Alert` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Keyboard = {
  ...createExampleStory(examples.default),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Decline', 'Accept', 'Choose which']) {
      await userEvent.tab()
      await expect(canvas.getByText(name).closest('button, a')).toHaveFocus()
    }
  },
}

export const OnAPhone = {
  ...createExampleStory(examples.default),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = createEverythingStory(ConsentBanner, examples)
export const Stress = createStressStory(ConsentBanner, examples)
