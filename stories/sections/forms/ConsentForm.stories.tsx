import { examples } from '#sections/ConsentForm/ConsentForm.examples.ts'
import { ConsentForm } from '#sections/ConsentForm/ConsentForm.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ConsentForm }

export const Default = story(ConsentForm, examples.default)
export const Saved = story(ConsentForm, examples.saved)
export const German = story(ConsentForm, examples.german)
export const Chinese = story(ConsentForm, examples.chinese)
export const Stress = stress(ConsentForm, examples)
