import { examples } from '#sections/CaseTeaser/CaseTeaser.examples.ts'
import { CaseTeaser } from '#sections/CaseTeaser/CaseTeaser.tsx'
import { fullscreen, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreen, component: CaseTeaser }

export const Default = createSectionStory(CaseTeaser, examples.default)
export const Minimal = createSectionStory(CaseTeaser, examples.minimal)
export const German = createSectionStory(CaseTeaser, examples.german)
export const Chinese = createSectionStory(CaseTeaser, examples.chinese)
export const Stress = createSectionStressStory(CaseTeaser, examples)
