import { examples } from '#sections/Shareholders/Shareholders.examples.ts'
import { Shareholders } from '#sections/Shareholders/Shareholders.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Shareholders }

export const Default = createSectionStory(Shareholders, examples.default)
export const Filled = createSectionStory(Shareholders, examples.filled)
export const Minimal = createSectionStory(Shareholders, examples.minimal)
export const German = createSectionStory(Shareholders, examples.german)
export const Chinese = createSectionStory(Shareholders, examples.chinese)
export const Stress = createSectionStressStory(Shareholders, examples)
