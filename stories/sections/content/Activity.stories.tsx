import { examples } from '#sections/Activity/Activity.examples.ts'
import { Activity } from '#sections/Activity/Activity.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Activity }

export const Default = createSectionStory(Activity, examples.default)
export const Ongoing = createSectionStory(Activity, examples.ongoing)
export const German = createSectionStory(Activity, examples.german)
export const Chinese = createSectionStory(Activity, examples.chinese)
export const Stress = createSectionStressStory(Activity, examples)
