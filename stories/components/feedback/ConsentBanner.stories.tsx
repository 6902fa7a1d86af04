import { expect, userEvent, within } from 'storybook/test'
import { ConsentBanner } from '#design-system'
import { examples } from '#design-system/components/ConsentBanner/ConsentBanner.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: ConsentBanner,
  tags: ['stable'],
  parameters: usage({
    use: 'once, as the last thing of a page, until a visitor has answered.',
    avoid: 'for other news: that is a Toast or an Alert.',
  }),
}

export const Playground = example(examples.default)
export const Keyboard = {
  ...example(examples.default),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    for (const name of ['Decline', 'Accept', 'Choose which']) {
      await userEvent.tab()
      await expect(canvas.getByText(name).closest('button, a')).toHaveFocus()
    }
  },
}

export const OnAPhone = { ...example(examples.default), globals: { viewport: { value: 'phone' } } }
export const Everything = everything(ConsentBanner, examples)
export const Stress = stress(ConsentBanner, examples)
