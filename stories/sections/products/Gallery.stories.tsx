import { Gallery } from '#sections/Gallery/Gallery.tsx'
import { examples } from '#sections/Gallery/Gallery.examples.ts'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Gallery }

export const Default = createSectionStory(Gallery, examples.default)
export const Pair = createSectionStory(Gallery, examples.pair)
export const German = createSectionStory(Gallery, examples.german)
export const Chinese = createSectionStory(Gallery, examples.chinese)
export const Stress = createSectionStressStory(Gallery, examples)
