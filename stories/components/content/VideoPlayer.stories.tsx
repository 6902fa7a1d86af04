import { VideoPlayer } from '#design-system'
import { examples } from '#design-system/components/VideoPlayer/VideoPlayer.examples.tsx'
import {
  createEverythingStory,
  createExampleStory,
  createStressStory,
  createUsageParameters,
} from '../story.tsx'

export default {
  component: VideoPlayer,
  tags: ['stable'],
  parameters: createUsageParameters({
    use: 'for a film that a visitor chooses to see; with captions in every language of the site.',
    avoid: 'for movement behind words, or films of other hosts, which need consent first.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Portrait = {
  ...createExampleStory(examples.portrait),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = createEverythingStory(VideoPlayer, examples)
export const Stress = createStressStory(VideoPlayer, examples)
