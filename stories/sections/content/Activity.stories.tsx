import { examples } from '#sections/Activity/Activity.examples.ts'
import { Activity } from '#sections/Activity/Activity.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Activity }

export const Default = story(Activity, examples.default)
export const Ongoing = story(Activity, examples.ongoing)
export const German = story(Activity, examples.german)
export const Chinese = story(Activity, examples.chinese)
export const Stress = stress(Activity, examples)
