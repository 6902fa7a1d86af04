import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from '#design-system'
import { examples } from '#design-system/components/Switch/Switch.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Switch,
  tags: ['stable'],
  parameters: usage({
    use: 'to turn something on or off at once.',
    avoid: 'for consent or anything sent with a form: that is a Checkbox.',
  }),
}

export const Playground = example(examples.default)
export const OnByKey = {
  ...example(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Switch, examples)
export const Stress = stress(Switch, examples)
