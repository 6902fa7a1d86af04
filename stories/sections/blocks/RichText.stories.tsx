import { examples } from '#sections/RichText/RichText.examples.ts'
import { RichText } from '#sections/RichText/RichText.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: RichText }

export const Default = createSectionStory(RichText, examples.default)
export const Minimal = createSectionStory(RichText, examples.minimal)
export const Long = createSectionStory(RichText, examples.long)
export const German = createSectionStory(RichText, examples.german)
export const Chinese = createSectionStory(RichText, examples.chinese)
export const Stress = createSectionStressStory(RichText, examples)
