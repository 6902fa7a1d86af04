import { examples } from '#sections/FeatureGrid/FeatureGrid.examples.ts'
import { FeatureGrid } from '#sections/FeatureGrid/FeatureGrid.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: FeatureGrid }

export const Default = createSectionStory(FeatureGrid, examples.default)
export const Minimal = createSectionStory(FeatureGrid, examples.minimal)
export const German = createSectionStory(FeatureGrid, examples.german)
export const Chinese = createSectionStory(FeatureGrid, examples.chinese)
export const AtLimit = createSectionStory(FeatureGrid, examples.atLimit)
export const Stress = createSectionStressStory(FeatureGrid, examples)
