import { examples } from '#sections/DeskContacts/DeskContacts.examples.ts'
import { DeskContacts } from '#sections/DeskContacts/DeskContacts.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: DeskContacts }

export const Default = story(DeskContacts, examples.default)
export const Minimal = story(DeskContacts, examples.minimal)
export const German = story(DeskContacts, examples.german)
export const Chinese = story(DeskContacts, examples.chinese)
export const Stress = stress(DeskContacts, examples)
