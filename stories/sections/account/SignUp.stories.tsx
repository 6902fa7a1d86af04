import { examples } from '#sections/SignUp/SignUp.examples.ts'
import { SignUp } from '#sections/SignUp/SignUp.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: SignUp }

export const Default = story(SignUp, examples.default)
export const Code = story(SignUp, examples.code)
export const WrongCode = story(SignUp, examples.wrongCode)
export const Taken = story(SignUp, examples.taken)
export const Account = story(SignUp, examples.account)
export const German = story(SignUp, examples.german)
export const Chinese = story(SignUp, examples.chinese)
export const Stress = stress(SignUp, examples)
