import { examples } from '#sections/Mark/Mark.examples.ts'
import { Mark } from '#sections/Mark/Mark.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Mark }

export const Default = story(Mark, examples.default)
export const German = story(Mark, examples.german)
export const Chinese = story(Mark, examples.chinese)
export const Stress = stress(Mark, examples)
