import { examples } from '#sections/ProductSpecifications/ProductSpecifications.examples.ts'
import { ProductSpecifications } from '#sections/ProductSpecifications/ProductSpecifications.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ProductSpecifications }

export const Default = story(ProductSpecifications, examples.default)
export const Minimal = story(ProductSpecifications, examples.minimal)
export const German = story(ProductSpecifications, examples.german)
export const Chinese = story(ProductSpecifications, examples.chinese)
export const Stress = stress(ProductSpecifications, examples)
