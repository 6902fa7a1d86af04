import { examples } from '#sections/ButtonRow/ButtonRow.examples.ts'
import { ButtonRow } from '#sections/ButtonRow/ButtonRow.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ButtonRow }

export const Default = createSectionStory(ButtonRow, examples.default)
export const Minimal = createSectionStory(ButtonRow, examples.minimal)
export const AtLimit = createSectionStory(ButtonRow, examples.atLimit)
export const German = createSectionStory(ButtonRow, examples.german)
export const Chinese = createSectionStory(ButtonRow, examples.chinese)
export const Stress = createSectionStressStory(ButtonRow, examples)
