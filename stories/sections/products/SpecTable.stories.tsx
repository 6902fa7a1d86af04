import { examples } from '#sections/SpecTable/SpecTable.examples.ts'
import { SpecTable } from '#sections/SpecTable/SpecTable.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: SpecTable }

export const Default = createSectionStory(SpecTable, examples.default)
export const Minimal = createSectionStory(SpecTable, examples.minimal)
export const German = createSectionStory(SpecTable, examples.german)
export const Chinese = createSectionStory(SpecTable, examples.chinese)
export const Stress = createSectionStressStory(SpecTable, examples)
