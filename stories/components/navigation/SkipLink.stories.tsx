import type { ComponentType } from 'react'
import { expect, userEvent } from 'storybook/test'
import { SkipLink, Text } from '#design-system'
import { examples } from '#design-system/components/SkipLink/SkipLink.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: SkipLink,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it as the first element of every page that has a header, so that keyboard users can skip it.',
    avoid: 'Do not use it for links to other pages. Use a `Link` instead.',
  }),
  decorators: [
    (Story: ComponentType) => (
      <>
        <Story />
        <div id="content">
          <Text>Press Tab to see the link.</Text>
        </div>
      </>
    ),
  ],
}

export const Playground = createExampleStory(examples.default)
export const Keyboard = {
  ...createExampleStory(examples.default),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    const link = canvasElement.querySelector('a')
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link?.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
  },
}

export const Everything = {
  ...createEverythingStory(SkipLink, examples, { columns: 3 }),
  play: ({ canvasElement }: { canvasElement: HTMLElement }) =>
    canvasElement.querySelector('a')?.focus(),
}
export const Stress = createStressStory(SkipLink, examples)
