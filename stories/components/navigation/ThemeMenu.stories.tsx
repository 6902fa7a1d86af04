import { ThemeMenu } from '#design-system'
import { examples } from '#design-system/components/ThemeMenu/ThemeMenu.examples.tsx'
import { withRoomBelow, withScript } from '../../storySetup.tsx'
import { everything, example, stress, usage } from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

const open = ({ canvasElement }: StoryContext) => canvasElement.querySelector('summary')?.click()

export default {
  component: ThemeMenu,
  tags: ['stable'],
  parameters: usage({
    use: 'in a header: system, light or dark, stored in the browser.',
    avoid: 'for settings of an account.',
  }),
  beforeEach: withScript,
  decorators: [withRoomBelow],
}

export const Playground = example(examples.default)
export const Forced = { ...example(examples.forced), play: open }
export const LongestGerman = { ...example(examples.german), play: open }
export const Everything = { ...everything(ThemeMenu, examples, { columns: 4 }), play: open }
export const Stress = stress(ThemeMenu, examples)
