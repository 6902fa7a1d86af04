import { Diagram } from '#sections/Diagram/Diagram.tsx'
import { examples } from '#sections/Diagram/Diagram.examples.ts'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Diagram }

export const Default = story(Diagram, examples.default)
export const Minimal = story(Diagram, examples.minimal)
export const German = story(Diagram, examples.german)
export const Chinese = story(Diagram, examples.chinese)
export const Commercial = story(Diagram, examples.commercial)
export const Utility = story(Diagram, examples.utility)
export const SingleLine = story(Diagram, examples.singleLine)
export const Tower = story(Diagram, examples.tower)
export const Cabinet = story(Diagram, examples.cabinet)
export const Container = story(Diagram, examples.container)
export const Modes = story(Diagram, examples.modes)
export const PeakShaving = story(Diagram, examples.peakShaving)
export const PowerPlant = story(Diagram, examples.powerPlant)
export const Warranty = story(Diagram, examples.warranty)
export const Stress = stress(Diagram, examples)
