import { examples } from '#sections/FeatureGrid/FeatureGrid.examples.ts'
import { FeatureGrid } from '#sections/FeatureGrid/FeatureGrid.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: FeatureGrid }

export const Default = story(FeatureGrid, examples.default)
export const Minimal = story(FeatureGrid, examples.minimal)
export const German = story(FeatureGrid, examples.german)
export const Chinese = story(FeatureGrid, examples.chinese)
export const AtLimit = story(FeatureGrid, examples.atLimit)
export const Stress = stress(FeatureGrid, examples)
