import { examples } from '#sections/RetrievePassword/RetrievePassword.examples.ts'
import { RetrievePassword } from '#sections/RetrievePassword/RetrievePassword.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: RetrievePassword }

export const Default = createSectionStory(RetrievePassword, examples.default)
export const WrongCode = createSectionStory(RetrievePassword, examples.wrongCode)
export const Unknown = createSectionStory(RetrievePassword, examples.unknown)
export const Password = createSectionStory(RetrievePassword, examples.password)
export const Undo = createSectionStory(RetrievePassword, examples.undo)
export const Done = createSectionStory(RetrievePassword, examples.done)
export const German = createSectionStory(RetrievePassword, examples.german)
export const Chinese = createSectionStory(RetrievePassword, examples.chinese)
export const Stress = createSectionStressStory(RetrievePassword, examples)
