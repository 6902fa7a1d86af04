import { examples } from '#sections/ProductGrid/ProductGrid.examples.ts'
import { ProductGrid } from '#sections/ProductGrid/ProductGrid.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ProductGrid }

export const Default = createSectionStory(ProductGrid, examples.default)
export const Minimal = createSectionStory(ProductGrid, examples.minimal)
export const Five = createSectionStory(ProductGrid, examples.five)
export const German = createSectionStory(ProductGrid, examples.german)
export const Chinese = createSectionStory(ProductGrid, examples.chinese)
export const Stress = createSectionStressStory(ProductGrid, examples)
