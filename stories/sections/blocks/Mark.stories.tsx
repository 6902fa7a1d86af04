import { examples } from '#sections/Mark/Mark.examples.ts'
import { Mark } from '#sections/Mark/Mark.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Mark }

export const Default = createSectionStory(Mark, examples.default)
export const German = createSectionStory(Mark, examples.german)
export const Chinese = createSectionStory(Mark, examples.chinese)
export const Stress = createSectionStressStory(Mark, examples)
