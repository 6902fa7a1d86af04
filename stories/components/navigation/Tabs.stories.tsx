import { expect, userEvent, within } from 'storybook/test'
import { Tabs, type TabsProps } from '#design-system'
import type { ComponentExample } from '#design-system/examples.ts'
import { examples } from '#design-system/components/Tabs/Tabs.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createServerRenderedStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

export default {
  component: Tabs,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use tabs for a few views of one thing, if people need only one view at a time.',
    avoid:
      'Do not use tabs for content that people read, compare or print together, because only one view is shown and some people miss the others. Use a `Stepper` for steps in a fixed order, `TabLinks` for views that need an address of their own, and a `Disclosure` for one or two short texts that few people need.',
  }),
}

/** Marks the document like the script in the head of a page. */
const markScripted = () => {
  document.documentElement.dataset['script'] = ''
}

const keyboard = (shown: ComponentExample<TabsProps>, key: string, names: readonly string[]) => ({
  ...createExampleStory(shown),
  play: async ({ canvasElement }: StoryContext) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    for (const name of names) {
      const tab = canvas.getByRole('tab', { name: new RegExp(`^${name}`) })
      await expect(tab).toHaveFocus()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible()
      await userEvent.keyboard(key)
    }
  },
})

export const Playground = createExampleStory(examples.default)
export const Beside = keyboard(examples.default, '{ArrowDown}', ['Self-power', 'Time of use'])
export const Above = keyboard(examples.above, '{ArrowRight}', ['Upcoming', 'Ongoing', 'Finished'])
export const WithoutScript = createServerRenderedStory(Tabs, examples.default)
export const WithoutScriptAbove = createServerRenderedStory(Tabs, examples.above)
export const BeforeHydration = {
  ...createServerRenderedStory(Tabs, examples.default),
  beforeEach: markScripted,
}
export const BeforeHydrationAbove = {
  ...createServerRenderedStory(Tabs, examples.above),
  beforeEach: markScripted,
}
export const LongestGerman = {
  ...createExampleStory(examples.germanAbove),
  globals: { viewport: { value: 'small' } },
}
export const Everything = createEverythingStory(Tabs, examples)
export const Stress = createStressStory(Tabs, examples)
