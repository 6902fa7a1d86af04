import { examples } from '#sections/LegalDocument/LegalDocument.examples.ts'
import { LegalDocument } from '#sections/LegalDocument/LegalDocument.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: LegalDocument }

export const Default = story(LegalDocument, examples.default)
export const Minimal = story(LegalDocument, examples.minimal)
export const NotTranslated = story(LegalDocument, examples.notTranslated)
export const German = story(LegalDocument, examples.german)
export const Chinese = story(LegalDocument, examples.chinese)
export const Stress = stress(LegalDocument, examples)
