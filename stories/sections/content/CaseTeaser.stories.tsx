import { examples } from '#sections/CaseTeaser/CaseTeaser.examples.ts'
import { CaseTeaser } from '#sections/CaseTeaser/CaseTeaser.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: CaseTeaser }

export const Default = createSectionStory(CaseTeaser, examples.default)
export const Minimal = createSectionStory(CaseTeaser, examples.minimal)
export const German = createSectionStory(CaseTeaser, examples.german)
export const Chinese = createSectionStory(CaseTeaser, examples.chinese)
export const Stress = createSectionStressStory(CaseTeaser, examples)
