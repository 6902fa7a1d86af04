import { examples } from '#sections/RequestForm/RequestForm.examples.ts'
import { RequestForm } from '#sections/RequestForm/RequestForm.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: RequestForm }

export const Default = createSectionStory(RequestForm, examples.default)
export const Product = createSectionStory(RequestForm, examples.product)
export const Refused = createSectionStory(RequestForm, examples.refused)
export const Verify = createSectionStory(RequestForm, examples.verify)
export const Unavailable = createSectionStory(RequestForm, examples.unavailable)
export const Sent = createSectionStory(RequestForm, examples.sent)
export const Application = createSectionStory(RequestForm, examples.application)
export const ApplicationRefused = createSectionStory(RequestForm, examples.applicationRefused)
export const ApplicationSent = createSectionStory(RequestForm, examples.applicationSent)
export const Callback = createSectionStory(RequestForm, examples.callback)
export const CallbackRefused = createSectionStory(RequestForm, examples.callbackRefused)
export const German = createSectionStory(RequestForm, examples.german)
export const Chinese = createSectionStory(RequestForm, examples.chinese)
export const Stress = createSectionStressStory(RequestForm, examples)
