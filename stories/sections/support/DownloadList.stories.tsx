import { examples } from '#sections/DownloadList/DownloadList.examples.ts'
import { DownloadList } from '#sections/DownloadList/DownloadList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: DownloadList }

export const Default = story(DownloadList, examples.default)
export const Empty = story(DownloadList, examples.empty)
export const German = story(DownloadList, examples.german)
export const Chinese = story(DownloadList, examples.chinese)
export const Stress = stress(DownloadList, examples)
