import { VideoPlayer } from '#design-system'
import { examples } from '#design-system/components/VideoPlayer/VideoPlayer.examples.tsx'
import { everything, example, stress, usage } from '../story.tsx'

export default {
  component: VideoPlayer,
  tags: ['stable'],
  parameters: usage({
    use: 'for a film that a visitor chooses to see; with captions in every language of the site.',
    avoid: 'for movement behind words, or films of other hosts, which need consent first.',
  }),
}

export const Playground = example(examples.default)
export const Portrait = { ...example(examples.portrait), globals: { viewport: { value: 'phone' } } }
export const Everything = everything(VideoPlayer, examples)
export const Stress = stress(VideoPlayer, examples)
