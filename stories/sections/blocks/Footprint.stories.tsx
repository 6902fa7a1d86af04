import { examples } from '#sections/Footprint/Footprint.examples.ts'
import { Footprint } from '#sections/Footprint/Footprint.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Footprint }

export const Default = story(Footprint, examples.default)
export const Minimal = story(Footprint, examples.minimal)
export const German = story(Footprint, examples.german)
export const Chinese = story(Footprint, examples.chinese)
export const Stress = stress(Footprint, examples)
