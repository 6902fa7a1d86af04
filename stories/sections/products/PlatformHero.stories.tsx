import { examples } from '#sections/PlatformHero/PlatformHero.examples.ts'
import { PlatformHero } from '#sections/PlatformHero/PlatformHero.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: PlatformHero }

export const Default = story(PlatformHero, examples.default)
export const Fleet = story(PlatformHero, examples.fleet)
export const Site = story(PlatformHero, examples.site)
export const German = story(PlatformHero, examples.german)
export const Chinese = story(PlatformHero, examples.chinese)
export const Stress = stress(PlatformHero, examples)
