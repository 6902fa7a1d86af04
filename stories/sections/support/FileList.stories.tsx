import { examples } from '#sections/FileList/FileList.examples.ts'
import { FileList } from '#sections/FileList/FileList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: FileList }

export const Default = createSectionStory(FileList, examples.default)
export const Named = createSectionStory(FileList, examples.named)
export const Empty = createSectionStory(FileList, examples.empty)
export const German = createSectionStory(FileList, examples.german)
export const Chinese = createSectionStory(FileList, examples.chinese)
export const Stress = createSectionStressStory(FileList, examples)
