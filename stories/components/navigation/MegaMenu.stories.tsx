import type { ComponentType } from 'react'
import { expect, userEvent } from 'storybook/test'
import { MegaMenu, type MegaMenuProps } from '#design-system'
import type { ComponentExample } from '#design-system/examples.ts'
import { examples } from '#design-system/components/MegaMenu/MegaMenu.examples.tsx'
import { createExampleStory, createStressStory, createUsageParameters } from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

const open = ({ canvasElement }: StoryContext) => canvasElement.querySelector('summary')?.click()

export default {
  component: MegaMenu,
  tags: ['beta'],
  parameters: {
    ...createUsageParameters({
      use: 'Use it in a header on wide screens for an item with so many pages that pictures or headings help people to choose.',
      avoid:
        'Do not use it for up to six plain pages, because the header shows those as a short list.',
    }),
    layout: 'fullscreen',
  },
  decorators: [
    (Story: ComponentType) => (
      <div style={{ minBlockSize: '34rem' }}>
        <nav
          data-menu-bar=""
          aria-label="Main"
          style={{ position: 'relative', padding: '1rem 2rem' }}
        >
          <Story />
        </nav>
      </div>
    ),
  ],
}

const shown = (of: ComponentExample<MegaMenuProps>) => ({ ...createExampleStory(of), play: open })

export const Playground = createExampleStory(examples.default)
export const Open = shown(examples.default)
export const Words = shown(examples.words)
export const LongestGerman = shown(examples.german)
export const Chinese = shown(examples.chinese)

export const Keyboard = {
  ...createExampleStory(examples.default),
  play: async ({ canvasElement }: StoryContext) => {
    const button = canvasElement.querySelector('summary') as HTMLElement
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('href', '#products')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAttribute('href', '#Smart plug')
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await expect(canvasElement.querySelector('details')).not.toHaveAttribute('open')
  },
}

export const Everything = shown(examples.default)
export const Stress = createStressStory(MegaMenu, examples)
