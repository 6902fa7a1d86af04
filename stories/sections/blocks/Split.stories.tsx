import { examples } from '#sections/Split/Split.examples.ts'
import { Split } from '#sections/Split/Split.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Split }

export const Default = story(Split, examples.default)
export const Minimal = story(Split, examples.minimal)
export const AtEnd = story(Split, examples.atEnd)
export const Chinese = story(Split, examples.chinese)
export const Stress = stress(Split, examples)
