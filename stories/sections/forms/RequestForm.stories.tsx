import { examples } from '#sections/RequestForm/RequestForm.examples.ts'
import { RequestForm } from '#sections/RequestForm/RequestForm.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: RequestForm }

export const Default = story(RequestForm, examples.default)
export const Product = story(RequestForm, examples.product)
export const Refused = story(RequestForm, examples.refused)
export const Verify = story(RequestForm, examples.verify)
export const Unavailable = story(RequestForm, examples.unavailable)
export const Sent = story(RequestForm, examples.sent)
export const Application = story(RequestForm, examples.application)
export const ApplicationRefused = story(RequestForm, examples.applicationRefused)
export const ApplicationSent = story(RequestForm, examples.applicationSent)
export const Callback = story(RequestForm, examples.callback)
export const CallbackRefused = story(RequestForm, examples.callbackRefused)
export const German = story(RequestForm, examples.german)
export const Chinese = story(RequestForm, examples.chinese)
export const Stress = stress(RequestForm, examples)
