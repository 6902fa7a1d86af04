import { ThemeMenu } from '#design-system'
import { examples } from '#design-system/components/ThemeMenu/ThemeMenu.examples.tsx'
import { withSpaceBelow } from '../../storySetup.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

interface StoryContext {
  readonly canvasElement: HTMLElement
}

const open = ({ canvasElement }: StoryContext) => canvasElement.querySelector('summary')?.click()

export default {
  component: ThemeMenu,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'Use it in a header to let people choose between the mode of the system, light and dark. The choice is stored in the browser.',
    avoid:
      'Do not use it for settings of an account, because it does not send the choice to a server.',
  }),
  decorators: [withSpaceBelow],
}

export const Playground = createExampleStory(examples.default)
export const Forced = { ...createExampleStory(examples.forced), play: open }
export const LongestGerman = { ...createExampleStory(examples.german), play: open }
export const Everything = {
  ...createEverythingStory(ThemeMenu, examples, { columns: 4 }),
  play: open,
}
export const Stress = createStressStory(ThemeMenu, examples)
