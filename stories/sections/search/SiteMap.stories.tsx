import { examples } from '#sections/SiteMap/SiteMap.examples.ts'
import { SiteMap } from '#sections/SiteMap/SiteMap.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: SiteMap }

export const Default = createSectionStory(SiteMap, examples.default)
export const German = createSectionStory(SiteMap, examples.german)
export const Chinese = createSectionStory(SiteMap, examples.chinese)
export const Stress = createSectionStressStory(SiteMap, examples)
