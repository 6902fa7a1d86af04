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
    use: 'Use a switch to turn a setting on or off at once, without a button to save it.',
    avoid:
      'Use a `Checkbox` for consent and for anything that is sent with a form, because a switch seems to have taken effect already.',
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
