import { examples } from '#sections/ProductSpecifications/ProductSpecifications.examples.ts'
import { ProductSpecifications } from '#sections/ProductSpecifications/ProductSpecifications.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ProductSpecifications }

export const Default = createSectionStory(ProductSpecifications, examples.default)
export const Minimal = createSectionStory(ProductSpecifications, examples.minimal)
export const German = createSectionStory(ProductSpecifications, examples.german)
export const Chinese = createSectionStory(ProductSpecifications, examples.chinese)
export const Stress = createSectionStressStory(ProductSpecifications, examples)
