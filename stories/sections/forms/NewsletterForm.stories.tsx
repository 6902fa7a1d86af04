import { examples } from '#sections/NewsletterForm/NewsletterForm.examples.ts'
import { NewsletterForm } from '#sections/NewsletterForm/NewsletterForm.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: NewsletterForm }

export const Default = story(NewsletterForm, examples.default)
export const Refused = story(NewsletterForm, examples.refused)
export const Sent = story(NewsletterForm, examples.sent)
export const German = story(NewsletterForm, examples.german)
export const Chinese = story(NewsletterForm, examples.chinese)
export const Stress = stress(NewsletterForm, examples)
