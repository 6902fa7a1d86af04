import { examples } from '#sections/Product/Product.examples.ts'
import { Product } from '#sections/Product/Product.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Product }

export const Default = createSectionStory(Product, examples.default)
export const Minimal = createSectionStory(Product, examples.minimal)
export const German = createSectionStory(Product, examples.german)
export const Chinese = createSectionStory(Product, examples.chinese)
export const Stress = createSectionStressStory(Product, examples)
