import { examples } from '#sections/SignIn/SignIn.examples.ts'
import { SignIn } from '#sections/SignIn/SignIn.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: SignIn }

export const Default = createSectionStory(SignIn, examples.default)
export const Phone = createSectionStory(SignIn, examples.phone)
export const Refused = createSectionStory(SignIn, examples.refused)
export const Limited = createSectionStory(SignIn, examples.limited)
export const SecondFactor = createSectionStory(SignIn, examples.secondFactor)
export const Unavailable = createSectionStory(SignIn, examples.unavailable)
export const German = createSectionStory(SignIn, examples.german)
export const Chinese = createSectionStory(SignIn, examples.chinese)
export const Stress = createSectionStressStory(SignIn, examples)
