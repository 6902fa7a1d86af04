import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#design-system'
import { examples } from '#design-system/components/Button/Button.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Button,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use `primary` for the one thing that a visitor should do next, once per view. Use `secondary` and `quiet` for actions beside it.',
    avoid:
      'Use a `Link` to lead to another page from running text. Do not disable the button of a form until all entries are right, because it cannot say what is missing.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const AsLink = createExampleStory(examples.asLink)
export const Loading = createExampleStory(examples.loading)
export const OnlyIcon = createExampleStory(examples.onlyIcon)
export const Focused = {
  ...createExampleStory(examples.iconAtEnd),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
  },
}

export const LongestGerman = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = createEverythingStory(Button, examples, { columns: 3 })
export const Stress = createStressStory(Button, examples)
