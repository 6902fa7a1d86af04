import { examples } from '#sections/Comparison/Comparison.examples.ts'
import { Comparison } from '#sections/Comparison/Comparison.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Comparison }

export const Default = story(Comparison, examples.default)
export const Three = story(Comparison, examples.three)
export const Differences = story(Comparison, examples.differences)
export const Empty = story(Comparison, examples.empty)
export const Ignored = story(Comparison, examples.ignored)
export const German = story(Comparison, examples.german)
export const Chinese = story(Comparison, examples.chinese)
export const Stress = stress(Comparison, examples)
