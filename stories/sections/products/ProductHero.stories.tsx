import { examples } from '#sections/ProductHero/ProductHero.examples.ts'
import { ProductHero } from '#sections/ProductHero/ProductHero.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ProductHero }

export const Default = createSectionStory(ProductHero, examples.default)
export const Minimal = createSectionStory(ProductHero, examples.minimal)
export const German = createSectionStory(ProductHero, examples.german)
export const Chinese = createSectionStory(ProductHero, examples.chinese)
export const Stress = createSectionStressStory(ProductHero, examples)
