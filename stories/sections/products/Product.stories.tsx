import { examples } from '#sections/Product/Product.examples.ts'
import { Product } from '#sections/Product/Product.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Product }

export const Default = story(Product, examples.default)
export const Minimal = story(Product, examples.minimal)
export const German = story(Product, examples.german)
export const Chinese = story(Product, examples.chinese)
export const Stress = stress(Product, examples)
