import { examples } from '#sections/WarrantyFinder/WarrantyFinder.examples.ts'
import { WarrantyFinder } from '#sections/WarrantyFinder/WarrantyFinder.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: WarrantyFinder }

export const Default = story(WarrantyFinder, examples.default)
export const Unchosen = story(WarrantyFinder, examples.unchosen)
export const German = story(WarrantyFinder, examples.german)
export const Chinese = story(WarrantyFinder, examples.chinese)
export const Stress = stress(WarrantyFinder, examples)
