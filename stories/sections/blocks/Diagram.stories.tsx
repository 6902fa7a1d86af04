import { Diagram } from '#sections/Diagram/Diagram.tsx'
import { examples } from '#sections/Diagram/Diagram.examples.ts'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Diagram }

export const Default = createSectionStory(Diagram, examples.default)
export const Minimal = createSectionStory(Diagram, examples.minimal)
export const German = createSectionStory(Diagram, examples.german)
export const Chinese = createSectionStory(Diagram, examples.chinese)
export const Commercial = createSectionStory(Diagram, examples.commercial)
export const Utility = createSectionStory(Diagram, examples.utility)
export const SingleLine = createSectionStory(Diagram, examples.singleLine)
export const Tower = createSectionStory(Diagram, examples.tower)
export const Cabinet = createSectionStory(Diagram, examples.cabinet)
export const Container = createSectionStory(Diagram, examples.container)
export const Modes = createSectionStory(Diagram, examples.modes)
export const PeakShaving = createSectionStory(Diagram, examples.peakShaving)
export const PowerPlant = createSectionStory(Diagram, examples.powerPlant)
export const Warranty = createSectionStory(Diagram, examples.warranty)
export const Stress = createSectionStressStory(Diagram, examples)
