import type { StoryContext } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Menu } from '#design-system'
import { examples } from '#design-system/components/Menu/Menu.examples.tsx'
import { withSpaceBelow } from '../../storySetup.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: Menu,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a menu for three or more actions on one thing, such as a row of a table or a record.',
    avoid:
      'Do not use it for links to pages (use a list of links or the menus of `SiteHeader`) or for one or two actions (use a `Button` for each).',
  }),
  decorators: [withSpaceBelow],
}

export const Playground = createExampleStory(examples.default)
export const Keyboard = {
  ...createExampleStory(examples.default),
  play: async ({ canvas, userEvent }: StoryContext) => {
    const button = canvas.getByRole('button', { name: 'Actions' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: 'Copy the link' })).toHaveFocus(),
    )
    await userEvent.keyboard('{ArrowUp}')
    await expect(canvas.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByRole('menuitem')).toBeNull())
    await expect(button).toHaveFocus()
  },
}
export const Everything = createEverythingStory(Menu, examples)
export const Stress = createStressStory(Menu, examples)
