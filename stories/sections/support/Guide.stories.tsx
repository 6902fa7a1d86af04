import { examples } from '#sections/Guide/Guide.examples.ts'
import { Guide } from '#sections/Guide/Guide.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Guide }

export const Default = createSectionStory(Guide, examples.default)
export const German = createSectionStory(Guide, examples.german)
export const Chinese = createSectionStory(Guide, examples.chinese)
export const Stress = createSectionStressStory(Guide, examples)
