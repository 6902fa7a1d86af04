import { examples } from '#sections/OperatingModes/OperatingModes.examples.ts'
import { OperatingModes } from '#sections/OperatingModes/OperatingModes.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: OperatingModes }

export const Default = createSectionStory(OperatingModes, examples.default)
export const German = createSectionStory(OperatingModes, examples.german)
export const Chinese = createSectionStory(OperatingModes, examples.chinese)
export const Stress = createSectionStressStory(OperatingModes, examples)
