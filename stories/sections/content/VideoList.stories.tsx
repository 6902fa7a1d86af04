import { examples } from '#sections/VideoList/VideoList.examples.ts'
import { VideoList } from '#sections/VideoList/VideoList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: VideoList }

export const Default = createSectionStory(VideoList, examples.default)
export const Empty = createSectionStory(VideoList, examples.empty)
export const German = createSectionStory(VideoList, examples.german)
export const Chinese = createSectionStory(VideoList, examples.chinese)
export const Stress = createSectionStressStory(VideoList, examples)
