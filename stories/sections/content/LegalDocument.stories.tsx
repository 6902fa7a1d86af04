import { examples } from '#sections/LegalDocument/LegalDocument.examples.ts'
import { LegalDocument } from '#sections/LegalDocument/LegalDocument.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: LegalDocument }

export const Default = createSectionStory(LegalDocument, examples.default)
export const Minimal = createSectionStory(LegalDocument, examples.minimal)
export const NotTranslated = createSectionStory(LegalDocument, examples.notTranslated)
export const German = createSectionStory(LegalDocument, examples.german)
export const Chinese = createSectionStory(LegalDocument, examples.chinese)
export const Stress = createSectionStressStory(LegalDocument, examples)
