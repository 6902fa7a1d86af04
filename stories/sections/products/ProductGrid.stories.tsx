import { examples } from '#sections/ProductGrid/ProductGrid.examples.ts'
import { ProductGrid } from '#sections/ProductGrid/ProductGrid.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ProductGrid }

export const Default = story(ProductGrid, examples.default)
export const Minimal = story(ProductGrid, examples.minimal)
export const Five = story(ProductGrid, examples.five)
export const German = story(ProductGrid, examples.german)
export const Chinese = story(ProductGrid, examples.chinese)
export const Stress = stress(ProductGrid, examples)
