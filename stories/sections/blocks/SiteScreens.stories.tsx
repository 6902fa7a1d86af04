import { examples } from '#sections/SiteScreens/SiteScreens.examples.ts'
import { SiteScreens } from '#sections/SiteScreens/SiteScreens.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: SiteScreens }

export const Default = story(SiteScreens, examples.default)
export const German = story(SiteScreens, examples.german)
export const Chinese = story(SiteScreens, examples.chinese)
export const Stress = stress(SiteScreens, examples)
