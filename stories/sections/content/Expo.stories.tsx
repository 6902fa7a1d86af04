import { examples } from '#sections/Expo/Expo.examples.ts'
import { Expo } from '#sections/Expo/Expo.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Expo }

export const Default = story(Expo, examples.default)
export const Ongoing = story(Expo, examples.ongoing)
export const German = story(Expo, examples.german)
export const Chinese = story(Expo, examples.chinese)
export const Stress = stress(Expo, examples)
