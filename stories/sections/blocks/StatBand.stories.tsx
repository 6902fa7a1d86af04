import { examples } from '#sections/StatBand/StatBand.examples.ts'
import { StatBand } from '#sections/StatBand/StatBand.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: StatBand }

export const Default = story(StatBand, examples.default)
export const Minimal = story(StatBand, examples.minimal)
export const Three = story(StatBand, examples.three)
export const Chinese = story(StatBand, examples.chinese)
export const Stress = stress(StatBand, examples)
