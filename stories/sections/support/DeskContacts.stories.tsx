import { examples } from '#sections/DeskContacts/DeskContacts.examples.ts'
import { DeskContacts } from '#sections/DeskContacts/DeskContacts.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: DeskContacts }

export const Default = createSectionStory(DeskContacts, examples.default)
export const Minimal = createSectionStory(DeskContacts, examples.minimal)
export const German = createSectionStory(DeskContacts, examples.german)
export const Chinese = createSectionStory(DeskContacts, examples.chinese)
export const Stress = createSectionStressStory(DeskContacts, examples)
