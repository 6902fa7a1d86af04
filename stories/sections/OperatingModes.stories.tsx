import { examples } from '#sections/OperatingModes/OperatingModes.examples.ts'
import { OperatingModes } from '#sections/OperatingModes/OperatingModes.tsx'
import { fullscreen, story } from './story.tsx'

export default { ...fullscreen, component: OperatingModes }

export const Default = story(OperatingModes, examples.default)
export const German = story(OperatingModes, examples.german)
export const Chinese = story(OperatingModes, examples.chinese)
