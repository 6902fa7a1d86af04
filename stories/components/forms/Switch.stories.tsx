import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Switch } from '#design-system'
import { examples } from '#design-system/components/Switch/Switch.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Switch,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it to turn something on or off at once.',
    avoid:
      'Use a `Checkbox` for consent and anything sent with a form, because a switch seems to be saved at once.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const OnByKey = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Switch, examples)
export const Stress = createStressStory(Switch, examples)
