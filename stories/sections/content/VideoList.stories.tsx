import { examples } from '#sections/VideoList/VideoList.examples.ts'
import { VideoList } from '#sections/VideoList/VideoList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: VideoList }

export const Default = story(VideoList, examples.default)
export const Empty = story(VideoList, examples.empty)
export const German = story(VideoList, examples.german)
export const Chinese = story(VideoList, examples.chinese)
export const Stress = stress(VideoList, examples)
