import { examples } from '#sections/CallToAction/CallToAction.examples.ts'
import { CallToAction } from '#sections/CallToAction/CallToAction.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: CallToAction }

export const Default = createSectionStory(CallToAction, examples.default)
export const Minimal = createSectionStory(CallToAction, examples.minimal)
export const German = createSectionStory(CallToAction, examples.german)
export const Chinese = createSectionStory(CallToAction, examples.chinese)
export const Stress = createSectionStressStory(CallToAction, examples)
