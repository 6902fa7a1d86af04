import { examples } from '#sections/ComparisonTable/ComparisonTable.examples.ts'
import { ComparisonTable } from '#sections/ComparisonTable/ComparisonTable.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ComparisonTable }

export const Default = story(ComparisonTable, examples.default)
export const Minimal = story(ComparisonTable, examples.minimal)
export const AtLimit = story(ComparisonTable, examples.atLimit)
export const German = story(ComparisonTable, examples.german)
export const Chinese = story(ComparisonTable, examples.chinese)
export const Stress = stress(ComparisonTable, examples)
