import { examples } from '#sections/Configurator/Configurator.examples.ts'
import { Configurator } from '#sections/Configurator/Configurator.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Configurator }

export const Default = createSectionStory(Configurator, examples.default)
export const Smallest = createSectionStory(Configurator, examples.smallest)
export const Largest = createSectionStory(Configurator, examples.largest)
export const German = createSectionStory(Configurator, examples.german)
export const Chinese = createSectionStory(Configurator, examples.chinese)
export const Stress = createSectionStressStory(Configurator, examples)
