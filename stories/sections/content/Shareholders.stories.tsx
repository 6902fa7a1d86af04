import { examples } from '#sections/Shareholders/Shareholders.examples.ts'
import { Shareholders } from '#sections/Shareholders/Shareholders.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Shareholders }

export const Default = story(Shareholders, examples.default)
export const Filled = story(Shareholders, examples.filled)
export const Minimal = story(Shareholders, examples.minimal)
export const German = story(Shareholders, examples.german)
export const Chinese = story(Shareholders, examples.chinese)
export const Stress = stress(Shareholders, examples)
