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
    use: 'for the one thing a visitor should do next (`primary`, once a view), and for actions beside it (`secondary`, `quiet`).',
    avoid:
      'for ways to other pages in running text: that is a Link. A button that cannot be used now should say why beside it.',
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
