import { examples } from '#sections/CaseStudy/CaseStudy.examples.ts'
import { CaseStudy } from '#sections/CaseStudy/CaseStudy.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: CaseStudy }

export const Default = story(CaseStudy, examples.default)
export const Product = story(CaseStudy, examples.product)
export const German = story(CaseStudy, examples.german)
export const Chinese = story(CaseStudy, examples.chinese)
export const Stress = stress(CaseStudy, examples)
