import { examples } from '#sections/ProductFaq/ProductFaq.examples.ts'
import { ProductFaq } from '#sections/ProductFaq/ProductFaq.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ProductFaq }

export const Default = story(ProductFaq, examples.default)
export const Minimal = story(ProductFaq, examples.minimal)
export const German = story(ProductFaq, examples.german)
export const Chinese = story(ProductFaq, examples.chinese)
export const Stress = stress(ProductFaq, examples)
