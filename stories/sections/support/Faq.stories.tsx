import { examples } from '#sections/Faq/Faq.examples.ts'
import { Faq } from '#sections/Faq/Faq.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Faq }

export const Default = createSectionStory(Faq, examples.default)
export const Minimal = createSectionStory(Faq, examples.minimal)
export const German = createSectionStory(Faq, examples.german)
export const Chinese = createSectionStory(Faq, examples.chinese)
export const Stress = createSectionStressStory(Faq, examples)
