import { examples } from '#sections/RetrievePassword/RetrievePassword.examples.ts'
import { RetrievePassword } from '#sections/RetrievePassword/RetrievePassword.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: RetrievePassword }

export const Default = story(RetrievePassword, examples.default)
export const WrongCode = story(RetrievePassword, examples.wrongCode)
export const Unknown = story(RetrievePassword, examples.unknown)
export const Password = story(RetrievePassword, examples.password)
export const Undo = story(RetrievePassword, examples.undo)
export const Done = story(RetrievePassword, examples.done)
export const German = story(RetrievePassword, examples.german)
export const Chinese = story(RetrievePassword, examples.chinese)
export const Stress = stress(RetrievePassword, examples)
