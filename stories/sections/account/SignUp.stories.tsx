import { examples } from '#sections/SignUp/SignUp.examples.ts'
import { SignUp } from '#sections/SignUp/SignUp.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: SignUp }

export const Default = createSectionStory(SignUp, examples.default)
export const Code = createSectionStory(SignUp, examples.code)
export const WrongCode = createSectionStory(SignUp, examples.wrongCode)
export const Taken = createSectionStory(SignUp, examples.taken)
export const Account = createSectionStory(SignUp, examples.account)
export const German = createSectionStory(SignUp, examples.german)
export const Chinese = createSectionStory(SignUp, examples.chinese)
export const Stress = createSectionStressStory(SignUp, examples)
