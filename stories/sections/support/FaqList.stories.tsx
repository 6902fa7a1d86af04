import { examples } from '#sections/FaqList/FaqList.examples.ts'
import { FaqList } from '#sections/FaqList/FaqList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: FaqList }

export const Default = story(FaqList, examples.default)
export const Filtered = story(FaqList, examples.filtered)
export const Searched = story(FaqList, examples.searched)
export const Nothing = story(FaqList, examples.nothing)
export const German = story(FaqList, examples.german)
export const Chinese = story(FaqList, examples.chinese)
export const Stress = stress(FaqList, examples)
