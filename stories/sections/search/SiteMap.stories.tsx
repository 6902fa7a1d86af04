import { examples } from '#sections/SiteMap/SiteMap.examples.ts'
import { SiteMap } from '#sections/SiteMap/SiteMap.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: SiteMap }

export const Default = story(SiteMap, examples.default)
export const German = story(SiteMap, examples.german)
export const Chinese = story(SiteMap, examples.chinese)
export const Stress = stress(SiteMap, examples)
