import { examples } from '#sections/Split/Split.examples.ts'
import { Split } from '#sections/Split/Split.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Split }

export const Default = createSectionStory(Split, examples.default)
export const Minimal = createSectionStory(Split, examples.minimal)
export const AtEnd = createSectionStory(Split, examples.atEnd)
export const Chinese = createSectionStory(Split, examples.chinese)
export const Stress = createSectionStressStory(Split, examples)
