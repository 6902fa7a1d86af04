import { Gallery } from '#sections/Gallery/Gallery.tsx'
import { examples } from '#sections/Gallery/Gallery.examples.ts'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Gallery }

export const Default = story(Gallery, examples.default)
export const Pair = story(Gallery, examples.pair)
export const German = story(Gallery, examples.german)
export const Chinese = story(Gallery, examples.chinese)
export const Stress = stress(Gallery, examples)
