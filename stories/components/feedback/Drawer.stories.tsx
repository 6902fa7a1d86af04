import { expect, userEvent, within } from 'storybook/test'
import { Drawer, type DrawerProps } from '#design-system'
import type { ComponentExample } from '#design-system/examples.ts'
import { examples } from '#design-system/components/Drawer/Drawer.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

const parts = ({ canvasElement }: StoryContext) => ({
  opener: within(canvasElement).getByRole('button'),
  drawer: canvasElement.querySelector('dialog') as HTMLDialogElement,
})

const opened = (shown: ComponentExample<DrawerProps>) => ({
  ...createExampleStory(shown),
  play: async (story: StoryContext) => {
    const { opener, drawer } = parts(story)
    await userEvent.click(opener)
    await expect(drawer).toBeVisible()
  },
})

export default {
  component: Drawer,
  tags: ['beta'],
  parameters: createUsageParameters({
    use: 'Use a drawer for menus and filters that do not fit on a small screen.',
    avoid: 'Do not use it for questions and tasks. Use a `Dialog` instead.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Open = opened(examples.default)
export const OpenOnAPhone = {
  ...opened(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Keyboard = {
  ...createExampleStory(examples.withWords),
  play: async (story: StoryContext) => {
    const { opener, drawer } = parts(story)
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await expect(drawer).toBeVisible()
    await expect(drawer).toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }))
    await expect(drawer).not.toBeVisible()
    await expect(opener).toHaveFocus()
  },
}

export const Everything = createEverythingStory(Drawer, examples)
export const Stress = createStressStory(Drawer, examples)
