import { examples } from '#sections/CaseStudy/CaseStudy.examples.ts'
import { CaseStudy } from '#sections/CaseStudy/CaseStudy.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: CaseStudy }

export const Default = createSectionStory(CaseStudy, examples.default)
export const Product = createSectionStory(CaseStudy, examples.product)
export const German = createSectionStory(CaseStudy, examples.german)
export const Chinese = createSectionStory(CaseStudy, examples.chinese)
export const Stress = createSectionStressStory(CaseStudy, examples)
