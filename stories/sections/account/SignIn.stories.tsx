import { examples } from '#sections/SignIn/SignIn.examples.ts'
import { SignIn } from '#sections/SignIn/SignIn.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: SignIn }

export const Default = story(SignIn, examples.default)
export const Phone = story(SignIn, examples.phone)
export const Refused = story(SignIn, examples.refused)
export const Limited = story(SignIn, examples.limited)
export const SecondFactor = story(SignIn, examples.secondFactor)
export const Unavailable = story(SignIn, examples.unavailable)
export const German = story(SignIn, examples.german)
export const Chinese = story(SignIn, examples.chinese)
export const Stress = stress(SignIn, examples)
