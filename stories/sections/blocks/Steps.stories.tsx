import { examples } from '#sections/Steps/Steps.examples.ts'
import { Steps } from '#sections/Steps/Steps.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Steps }

export const Default = createSectionStory(Steps, examples.default)
export const Minimal = createSectionStory(Steps, examples.minimal)
export const German = createSectionStory(Steps, examples.german)
export const Chinese = createSectionStory(Steps, examples.chinese)
export const AtLimit = createSectionStory(Steps, examples.atLimit)
export const Stress = createSectionStressStory(Steps, examples)
