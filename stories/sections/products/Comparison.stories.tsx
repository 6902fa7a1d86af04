import { examples } from '#sections/Comparison/Comparison.examples.ts'
import { Comparison } from '#sections/Comparison/Comparison.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Comparison }

export const Default = createSectionStory(Comparison, examples.default)
export const Three = createSectionStory(Comparison, examples.three)
export const Differences = createSectionStory(Comparison, examples.differences)
export const Empty = createSectionStory(Comparison, examples.empty)
export const Ignored = createSectionStory(Comparison, examples.ignored)
export const German = createSectionStory(Comparison, examples.german)
export const Chinese = createSectionStory(Comparison, examples.chinese)
export const Stress = createSectionStressStory(Comparison, examples)
