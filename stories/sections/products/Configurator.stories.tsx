import { examples } from '#sections/Configurator/Configurator.examples.ts'
import { Configurator } from '#sections/Configurator/Configurator.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Configurator }

export const Default = story(Configurator, examples.default)
export const Smallest = story(Configurator, examples.smallest)
export const Largest = story(Configurator, examples.largest)
export const German = story(Configurator, examples.german)
export const Chinese = story(Configurator, examples.chinese)
export const Stress = stress(Configurator, examples)
