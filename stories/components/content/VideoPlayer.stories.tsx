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
    use: 'Use it for a film that people choose to watch, with captions in every language of the site.',
    avoid:
      'Do not use it for movement behind words or for films on other hosts, because those need consent first.',
  }),
}

export const Playground = createExampleStory(examples.default)
export const Portrait = {
  ...createExampleStory(examples.portrait),
  globals: { viewport: { value: 'phone' } },
}
export const Everything = createEverythingStory(VideoPlayer, examples)
export const Stress = createStressStory(VideoPlayer, examples)
