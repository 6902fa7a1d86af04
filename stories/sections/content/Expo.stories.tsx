import { examples } from '#sections/Expo/Expo.examples.ts'
import { Expo } from '#sections/Expo/Expo.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Expo }

export const Default = createSectionStory(Expo, examples.default)
export const Ongoing = createSectionStory(Expo, examples.ongoing)
export const German = createSectionStory(Expo, examples.german)
export const Chinese = createSectionStory(Expo, examples.chinese)
export const Stress = createSectionStressStory(Expo, examples)
