import { examples } from '#sections/NewsTeaser/NewsTeaser.examples.ts'
import { NewsTeaser } from '#sections/NewsTeaser/NewsTeaser.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: NewsTeaser }

export const Default = createSectionStory(NewsTeaser, examples.default)
export const Minimal = createSectionStory(NewsTeaser, examples.minimal)
export const German = createSectionStory(NewsTeaser, examples.german)
export const Chinese = createSectionStory(NewsTeaser, examples.chinese)
export const Stress = createSectionStressStory(NewsTeaser, examples)
