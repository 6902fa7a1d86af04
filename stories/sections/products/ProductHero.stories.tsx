import { examples } from '#sections/ProductHero/ProductHero.examples.ts'
import { ProductHero } from '#sections/ProductHero/ProductHero.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ProductHero }

export const Default = story(ProductHero, examples.default)
export const Minimal = story(ProductHero, examples.minimal)
export const German = story(ProductHero, examples.german)
export const Chinese = story(ProductHero, examples.chinese)
export const Stress = stress(ProductHero, examples)
