import { examples } from '#sections/Guide/Guide.examples.ts'
import { Guide } from '#sections/Guide/Guide.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Guide }

export const Default = story(Guide, examples.default)
export const German = story(Guide, examples.german)
export const Chinese = story(Guide, examples.chinese)
export const Stress = stress(Guide, examples)
