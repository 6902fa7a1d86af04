import { examples } from '#sections/ConsentForm/ConsentForm.examples.ts'
import { ConsentForm } from '#sections/ConsentForm/ConsentForm.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ConsentForm }

export const Default = createSectionStory(ConsentForm, examples.default)
export const Saved = createSectionStory(ConsentForm, examples.saved)
export const German = createSectionStory(ConsentForm, examples.german)
export const Chinese = createSectionStory(ConsentForm, examples.chinese)
export const Stress = createSectionStressStory(ConsentForm, examples)
