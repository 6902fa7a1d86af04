import { examples } from '#sections/WarrantyFinder/WarrantyFinder.examples.ts'
import { WarrantyFinder } from '#sections/WarrantyFinder/WarrantyFinder.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: WarrantyFinder }

export const Default = createSectionStory(WarrantyFinder, examples.default)
export const Unchosen = createSectionStory(WarrantyFinder, examples.unchosen)
export const German = createSectionStory(WarrantyFinder, examples.german)
export const Chinese = createSectionStory(WarrantyFinder, examples.chinese)
export const Stress = createSectionStressStory(WarrantyFinder, examples)
