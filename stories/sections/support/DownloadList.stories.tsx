import { examples } from '#sections/DownloadList/DownloadList.examples.ts'
import { DownloadList } from '#sections/DownloadList/DownloadList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: DownloadList }

export const Default = createSectionStory(DownloadList, examples.default)
export const Empty = createSectionStory(DownloadList, examples.empty)
export const German = createSectionStory(DownloadList, examples.german)
export const Chinese = createSectionStory(DownloadList, examples.chinese)
export const Stress = createSectionStressStory(DownloadList, examples)
