import { examples } from '#sections/Hero/Hero.examples.ts'
import { Hero } from '#sections/Hero/Hero.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Hero }

export const Default = createSectionStory(Hero, examples.default)
export const Minimal = createSectionStory(Hero, examples.minimal)
export const OneAction = createSectionStory(Hero, examples.oneAction)
export const German = createSectionStory(Hero, examples.german)
export const Chinese = createSectionStory(Hero, examples.chinese)
export const Stress = createSectionStressStory(Hero, examples)
