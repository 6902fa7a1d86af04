import type { ComponentType } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Picture, SiteHeader } from '#design-system'
import { drawSamplePicture } from '#design-system/examples.ts'
import { examples } from '#design-system/components/SiteHeader/SiteHeader.examples.tsx'
import { createStackedStory } from '../../storySetup.tsx'
import { createExampleStory, createStressStory, createUsageParameters } from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

const find = ({ canvasElement }: StoryContext, selector: string) => {
  const found = canvasElement.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

export default {
  component: SiteHeader,
  tags: ['stable'],
  parameters: {
    ...createUsageParameters({
      use: 'Use the header once, at the start of every page.',
      avoid:
        'Do not use it on account screens or on the page of the contact form. They show only a logo that links to the home page.',
    }),
    layout: 'fullscreen',
  },
}

export const Playground = createExampleStory(examples.default)

export const PanelOpen = {
  ...createExampleStory(examples.default),
  play: (story: StoryContext) => find(story, 'li:nth-child(2) summary').click(),
}

export const OverPicture = {
  args: examples.overPicture.props,
  decorators: [
    (Story: ComponentType) => (
      <div style={{ position: 'relative' }}>
        <Picture source={drawSamplePicture(1600, 900)} alt="" sizes="100vw" />
        <Story />
      </div>
    ),
  ],
  // The contrast depends on the picture, and the sample is not one of the site.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
}

const openDrawer = (story: StoryContext) => userEvent.click(find(story, '[command=show-modal]'))

export const OpenOnAPhone = {
  ...createExampleStory(examples.default),
  globals: { viewport: { value: 'phone' } },
  play: openDrawer,
}

export const LongestGermanOpen = {
  ...createExampleStory(examples.german),
  globals: { viewport: { value: 'small' } },
  play: openDrawer,
}

export const Keyboard = {
  ...createExampleStory(examples.default),
  globals: { viewport: { value: 'desktop' } },
  play: async (story: StoryContext) => {
    const [first, second] = [1, 2].map((n) => find(story, `li:nth-child(${n}) summary`))
    first?.focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(second).toHaveFocus()
    second?.click()
    await userEvent.keyboard('{ArrowDown}')
    await expect(document.activeElement).toHaveAttribute('href', '#products')
    await userEvent.keyboard('{Escape}')
    await expect(second).toHaveFocus()
  },
}

export const Everything = createStackedStory(SiteHeader, examples)
export const Stress = createStressStory(SiteHeader, examples)
