import { examples } from '#sections/NewsTeaser/NewsTeaser.examples.ts'
import { NewsTeaser } from '#sections/NewsTeaser/NewsTeaser.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: NewsTeaser }

export const Default = story(NewsTeaser, examples.default)
export const Minimal = story(NewsTeaser, examples.minimal)
export const German = story(NewsTeaser, examples.german)
export const Chinese = story(NewsTeaser, examples.chinese)
export const Stress = stress(NewsTeaser, examples)
