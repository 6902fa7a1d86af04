import { examples } from '#sections/DeskFinder/DeskFinder.examples.ts'
import { DeskFinder } from '#sections/DeskFinder/DeskFinder.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: DeskFinder }

export const Default = createSectionStory(DeskFinder, examples.default)
export const Filtered = createSectionStory(DeskFinder, examples.filtered)
export const German = createSectionStory(DeskFinder, examples.german)
export const Chinese = createSectionStory(DeskFinder, examples.chinese)
export const Stress = createSectionStressStory(DeskFinder, examples)
