import { examples } from '#sections/PlatformHero/PlatformHero.examples.ts'
import { PlatformHero } from '#sections/PlatformHero/PlatformHero.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: PlatformHero }

export const Default = createSectionStory(PlatformHero, examples.default)
export const Fleet = createSectionStory(PlatformHero, examples.fleet)
export const Site = createSectionStory(PlatformHero, examples.site)
export const German = createSectionStory(PlatformHero, examples.german)
export const Chinese = createSectionStory(PlatformHero, examples.chinese)
export const Stress = createSectionStressStory(PlatformHero, examples)
