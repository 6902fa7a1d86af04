import { examples } from '#sections/CaseList/CaseList.examples.ts'
import { CaseList } from '#sections/CaseList/CaseList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: CaseList }

export const Default = createSectionStory(CaseList, examples.default)
export const Filtered = createSectionStory(CaseList, examples.filtered)
export const Empty = createSectionStory(CaseList, examples.empty)
export const German = createSectionStory(CaseList, examples.german)
export const Chinese = createSectionStory(CaseList, examples.chinese)
export const Stress = createSectionStressStory(CaseList, examples)
