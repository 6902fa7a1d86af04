import { examples } from '#sections/CaseList/CaseList.examples.ts'
import { CaseList } from '#sections/CaseList/CaseList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: CaseList }

export const Default = story(CaseList, examples.default)
export const Filtered = story(CaseList, examples.filtered)
export const Empty = story(CaseList, examples.empty)
export const German = story(CaseList, examples.german)
export const Chinese = story(CaseList, examples.chinese)
export const Stress = stress(CaseList, examples)
