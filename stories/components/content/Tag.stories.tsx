import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Tag } from '#design-system'
import { examples } from '#design-system/components/Tag/Tag.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: Tag,
  tags: ['stable'],
  parameters: usage({
    use: 'for what something is about, as a way to more of it, or for a choice that can be taken back.',
    avoid: 'for a state that cannot be pressed: that is a Badge.',
  }),
}

export const Playground = example(examples.default)
export const Removable = example(examples.removable)
export const Focused = {
  ...example(examples.removable),
  play: async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Remove filter: Datasheet' })).toHaveFocus()
  },
}

export const LongestGerman = {
  ...example(examples.german),
  globals: { viewport: { value: 'small' } },
}

export const Everything = everything(Tag, examples, { columns: 3 })
export const Stress = stress(Tag, examples)
