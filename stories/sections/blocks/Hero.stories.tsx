import { examples } from '#sections/Hero/Hero.examples.ts'
import { Hero } from '#sections/Hero/Hero.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Hero }

export const Default = story(Hero, examples.default)
export const Minimal = story(Hero, examples.minimal)
export const OneAction = story(Hero, examples.oneAction)
export const German = story(Hero, examples.german)
export const Chinese = story(Hero, examples.chinese)
export const Stress = stress(Hero, examples)
