import { examples } from '#sections/Cards/Cards.examples.ts'
import { Cards } from '#sections/Cards/Cards.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Cards }

export const Default = createSectionStory(Cards, examples.default)
export const Minimal = createSectionStory(Cards, examples.minimal)
export const German = createSectionStory(Cards, examples.german)
export const Chinese = createSectionStory(Cards, examples.chinese)
export const AtLimit = createSectionStory(Cards, examples.atLimit)
export const Stress = createSectionStressStory(Cards, examples)
