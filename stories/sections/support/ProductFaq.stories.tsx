import { examples } from '#sections/ProductFaq/ProductFaq.examples.ts'
import { ProductFaq } from '#sections/ProductFaq/ProductFaq.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ProductFaq }

export const Default = createSectionStory(ProductFaq, examples.default)
export const Minimal = createSectionStory(ProductFaq, examples.minimal)
export const German = createSectionStory(ProductFaq, examples.german)
export const Chinese = createSectionStory(ProductFaq, examples.chinese)
export const Stress = createSectionStressStory(ProductFaq, examples)
