import { expect, userEvent } from 'storybook/test'
import { LanguageMenu } from '#design-system'
import { examples } from '#design-system/components/LanguageMenu/LanguageMenu.examples.tsx'
import { withSpaceBelow } from '../../storySetup.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: LanguageMenu,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it in a header to offer every language by its own name, as links that work without script.',
    avoid: 'Do not use it for other choices. Use a `Select` instead.',
  }),
  decorators: [withSpaceBelow],
}

export const Playground = createExampleStory(examples.default)

export const Keyboard = {
  ...createExampleStory(examples.default),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const button = canvasElement.querySelector('summary') as HTMLElement
    button.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('hreflang', 'en-US')
    await userEvent.keyboard('{End}')
    await expect(document.activeElement).toHaveAttribute('hreflang', 'de')
    await userEvent.keyboard('{Escape}')
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
  },
}

export const Everything = {
  ...createEverythingStory(LanguageMenu, examples, { columns: 3 }),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.querySelector('summary')?.click(),
}
export const Stress = createStressStory(LanguageMenu, examples)
