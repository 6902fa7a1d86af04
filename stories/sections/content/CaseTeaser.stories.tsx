import { examples } from '#sections/CaseTeaser/CaseTeaser.examples.ts'
import { CaseTeaser } from '#sections/CaseTeaser/CaseTeaser.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: CaseTeaser }

export const Default = story(CaseTeaser, examples.default)
export const Minimal = story(CaseTeaser, examples.minimal)
export const German = story(CaseTeaser, examples.german)
export const Chinese = story(CaseTeaser, examples.chinese)
export const Stress = stress(CaseTeaser, examples)
