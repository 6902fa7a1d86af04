import { examples } from '#sections/Steps/Steps.examples.ts'
import { Steps } from '#sections/Steps/Steps.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Steps }

export const Default = story(Steps, examples.default)
export const Minimal = story(Steps, examples.minimal)
export const German = story(Steps, examples.german)
export const Chinese = story(Steps, examples.chinese)
export const AtLimit = story(Steps, examples.atLimit)
export const Stress = stress(Steps, examples)
