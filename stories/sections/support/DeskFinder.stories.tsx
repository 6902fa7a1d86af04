import { examples } from '#sections/DeskFinder/DeskFinder.examples.ts'
import { DeskFinder } from '#sections/DeskFinder/DeskFinder.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: DeskFinder }

export const Default = story(DeskFinder, examples.default)
export const Filtered = story(DeskFinder, examples.filtered)
export const German = story(DeskFinder, examples.german)
export const Chinese = story(DeskFinder, examples.chinese)
export const Stress = stress(DeskFinder, examples)
