import type { ComponentType } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Picture, SiteHeader } from '#design-system'
import { samplePicture } from '#design-system/examples.ts'
import { examples } from '#design-system/components/SiteHeader/SiteHeader.examples.tsx'
import { everyPage, withScript } from '../samples.tsx'
import { example, stress, usage } from './story.tsx'

interface Shown {
  readonly canvasElement: HTMLElement
}

const find = ({ canvasElement }: Shown, selector: string) => {
  const found = canvasElement.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`No ${selector}`)
  return found
}

export default {
  component: SiteHeader,
  tags: ['stable'],
  parameters: {
    ...usage({
      use: 'once, at the start of every page.',
      avoid: 'on account screens and the contact form, which show a logo that leads home.',
    }),
    layout: 'fullscreen',
  },
  beforeEach: withScript,
}

export const Playground = example(examples.default)

export const PanelOpen = {
  ...example(examples.default),
  play: (story: Shown) => find(story, 'li:nth-child(2) summary').click(),
}

export const OverPicture = {
  args: examples.overPicture.props,
  decorators: [
    (Story: ComponentType) => (
      <div style={{ position: 'relative' }}>
        <Picture source={samplePicture(1600, 900)} alt="" sizes="100vw" />
        <Story />
      </div>
    ),
  ],
  // What lies under the words is a picture; its own darkness decides, and the sample's is not the site's.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
}

const openDrawer = (story: Shown) => userEvent.click(find(story, '[command=show-modal]'))

export const OpenOnAPhone = {
  ...example(examples.default),
  globals: { viewport: { value: 'phone' } },
  play: openDrawer,
}

export const LongestGermanOpen = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
  play: openDrawer,
}

export const Keyboard = {
  ...example(examples.default),
  globals: { viewport: { value: 'desktop' } },
  play: async (story: Shown) => {
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

export const Everything = everyPage(SiteHeader, examples)
export const Stress = stress(SiteHeader, examples)
