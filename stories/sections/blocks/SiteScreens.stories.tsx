import { examples } from '#sections/SiteScreens/SiteScreens.examples.ts'
import { SiteScreens } from '#sections/SiteScreens/SiteScreens.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: SiteScreens }

export const Default = createSectionStory(SiteScreens, examples.default)
export const German = createSectionStory(SiteScreens, examples.german)
export const Chinese = createSectionStory(SiteScreens, examples.chinese)
export const Stress = createSectionStressStory(SiteScreens, examples)
