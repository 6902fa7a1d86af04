import { examples } from '#sections/Faq/Faq.examples.ts'
import { Faq } from '#sections/Faq/Faq.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Faq }

export const Default = story(Faq, examples.default)
export const Minimal = story(Faq, examples.minimal)
export const German = story(Faq, examples.german)
export const Chinese = story(Faq, examples.chinese)
export const Stress = stress(Faq, examples)
