import { examples } from '#sections/ComparisonTable/ComparisonTable.examples.ts'
import { ComparisonTable } from '#sections/ComparisonTable/ComparisonTable.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ComparisonTable }

export const Default = createSectionStory(ComparisonTable, examples.default)
export const Minimal = createSectionStory(ComparisonTable, examples.minimal)
export const AtLimit = createSectionStory(ComparisonTable, examples.atLimit)
export const German = createSectionStory(ComparisonTable, examples.german)
export const Chinese = createSectionStory(ComparisonTable, examples.chinese)
export const Stress = createSectionStressStory(ComparisonTable, examples)
