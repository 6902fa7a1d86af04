import { examples } from '#sections/FaqList/FaqList.examples.ts'
import { FaqList } from '#sections/FaqList/FaqList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: FaqList }

export const Default = createSectionStory(FaqList, examples.default)
export const Filtered = createSectionStory(FaqList, examples.filtered)
export const Searched = createSectionStory(FaqList, examples.searched)
export const Nothing = createSectionStory(FaqList, examples.nothing)
export const German = createSectionStory(FaqList, examples.german)
export const Chinese = createSectionStory(FaqList, examples.chinese)
export const Stress = createSectionStressStory(FaqList, examples)
