import { examples } from '#sections/Footprint/Footprint.examples.ts'
import { Footprint } from '#sections/Footprint/Footprint.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Footprint }

export const Default = createSectionStory(Footprint, examples.default)
export const Minimal = createSectionStory(Footprint, examples.minimal)
export const German = createSectionStory(Footprint, examples.german)
export const Chinese = createSectionStory(Footprint, examples.chinese)
export const Stress = createSectionStressStory(Footprint, examples)
