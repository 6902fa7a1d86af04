import { examples } from '#sections/CaseStudy/CaseStudy.examples.ts'
import { CaseStudy } from '#sections/CaseStudy/CaseStudy.tsx'
import { fullscreen, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreen, component: CaseStudy }

export const Default = createSectionStory(CaseStudy, examples.default)
export const Product = createSectionStory(CaseStudy, examples.product)
export const German = createSectionStory(CaseStudy, examples.german)
export const Chinese = createSectionStory(CaseStudy, examples.chinese)
export const Stress = createSectionStressStory(CaseStudy, examples)
