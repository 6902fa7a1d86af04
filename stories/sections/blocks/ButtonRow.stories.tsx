import { examples } from '#sections/ButtonRow/ButtonRow.examples.ts'
import { ButtonRow } from '#sections/ButtonRow/ButtonRow.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ButtonRow }

export const Default = story(ButtonRow, examples.default)
export const Minimal = story(ButtonRow, examples.minimal)
export const AtLimit = story(ButtonRow, examples.atLimit)
export const German = story(ButtonRow, examples.german)
export const Chinese = story(ButtonRow, examples.chinese)
export const Stress = stress(ButtonRow, examples)
