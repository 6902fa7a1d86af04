import { examples } from '#sections/OperatingModes/OperatingModes.examples.ts'
import { OperatingModes } from '#sections/OperatingModes/OperatingModes.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: OperatingModes }

export const Default = story(OperatingModes, examples.default)
export const German = story(OperatingModes, examples.german)
export const Chinese = story(OperatingModes, examples.chinese)
export const Stress = stress(OperatingModes, examples)
