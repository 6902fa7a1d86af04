import { examples } from '#sections/StatBand/StatBand.examples.ts'
import { StatBand } from '#sections/StatBand/StatBand.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: StatBand }

export const Default = createSectionStory(StatBand, examples.default)
export const Minimal = createSectionStory(StatBand, examples.minimal)
export const Three = createSectionStory(StatBand, examples.three)
export const Chinese = createSectionStory(StatBand, examples.chinese)
export const Stress = createSectionStressStory(StatBand, examples)
