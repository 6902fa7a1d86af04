import { examples } from '#sections/SpecTable/SpecTable.examples.ts'
import { SpecTable } from '#sections/SpecTable/SpecTable.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: SpecTable }

export const Default = story(SpecTable, examples.default)
export const Minimal = story(SpecTable, examples.minimal)
export const German = story(SpecTable, examples.german)
export const Chinese = story(SpecTable, examples.chinese)
export const Stress = stress(SpecTable, examples)
