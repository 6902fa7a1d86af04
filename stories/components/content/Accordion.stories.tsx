import { expect, userEvent, within } from 'storybook/test'
import { Accordion } from '#design-system'
import { examples } from '#design-system/components/Accordion/Accordion.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Accordion,
  tags: ['stable'],
  parameters: usage({
    use: 'for questions and answers, or details of which a reader wants few.',
    avoid: 'to hide what everybody needs, or for one row alone: that is a Disclosure.',
  }),
}

export const Playground = example(examples.default)

export const OneAtATime = {
  ...example(examples.oneAtATime),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const canvas = within(canvasElement)
    const summary = canvas.getByText('Is it loud?').closest('summary')
    await userEvent.click(summary as HTMLElement)
    await expect(canvas.getByText('Below 25 dB. It has no fan.')).toBeVisible()
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1)
  },
}

export const Everything = everything(Accordion, examples)
export const Stress = stress(Accordion, examples)
