import { examples } from '#sections/ProductCallToAction/ProductCallToAction.examples.ts'
import { ProductCallToAction } from '#sections/ProductCallToAction/ProductCallToAction.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ProductCallToAction }

export const Default = createSectionStory(ProductCallToAction, examples.default)
export const Minimal = createSectionStory(ProductCallToAction, examples.minimal)
export const German = createSectionStory(ProductCallToAction, examples.german)
export const Chinese = createSectionStory(ProductCallToAction, examples.chinese)
export const Stress = createSectionStressStory(ProductCallToAction, examples)
