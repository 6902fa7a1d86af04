import { examples } from '#sections/RichText/RichText.examples.ts'
import { RichText } from '#sections/RichText/RichText.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: RichText }

export const Default = story(RichText, examples.default)
export const Minimal = story(RichText, examples.minimal)
export const Long = story(RichText, examples.long)
export const German = story(RichText, examples.german)
export const Chinese = story(RichText, examples.chinese)
export const Stress = stress(RichText, examples)
