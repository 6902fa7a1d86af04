import { examples } from '#sections/Split/Split.examples.ts'
import { Split } from '#sections/Split/Split.tsx'
import { fullscreen, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreen, component: Split }

export const Default = createSectionStory(Split, examples.default)
export const Minimal = createSectionStory(Split, examples.minimal)
export const AtEnd = createSectionStory(Split, examples.atEnd)
export const Chinese = createSectionStory(Split, examples.chinese)
export const Stress = createSectionStressStory(Split, examples)
