import { examples } from '#sections/CallToAction/CallToAction.examples.ts'
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: CallToAction }

export const Default = story(CallToAction, examples.default)
export const Minimal = story(CallToAction, examples.minimal)
export const German = story(CallToAction, examples.german)
export const Chinese = story(CallToAction, examples.chinese)
export const Stress = stress(CallToAction, examples)
