import { examples } from '#sections/FileList/FileList.examples.ts'
import { FileList } from '#sections/FileList/FileList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: FileList }

export const Default = story(FileList, examples.default)
export const Named = story(FileList, examples.named)
export const Empty = story(FileList, examples.empty)
export const German = story(FileList, examples.german)
export const Chinese = story(FileList, examples.chinese)
export const Stress = stress(FileList, examples)
