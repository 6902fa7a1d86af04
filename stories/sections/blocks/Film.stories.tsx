import { examples } from '#sections/Film/Film.examples.ts'
import { Film } from '#sections/Film/Film.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Film }

export const Default = createSectionStory(Film, examples.default)
export const Upright = createSectionStory(Film, examples.upright)
export const German = createSectionStory(Film, examples.german)
export const Chinese = createSectionStory(Film, examples.chinese)
export const Stress = createSectionStressStory(Film, examples)
