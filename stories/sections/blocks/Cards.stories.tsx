import { examples } from '#sections/Cards/Cards.examples.ts'
import { Cards } from '#sections/Cards/Cards.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Cards }

export const Default = story(Cards, examples.default)
export const Minimal = story(Cards, examples.minimal)
export const German = story(Cards, examples.german)
export const Chinese = story(Cards, examples.chinese)
export const AtLimit = story(Cards, examples.atLimit)
export const Stress = stress(Cards, examples)
