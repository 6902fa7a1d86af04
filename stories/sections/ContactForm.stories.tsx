import { examples } from '#sections/ContactForm/ContactForm.examples.ts'
import { ContactForm } from '#sections/ContactForm/ContactForm.tsx'
import { fullscreen, story, stress } from './story.tsx'

export default { ...fullscreen, component: ContactForm }

export const Default = story(ContactForm, examples.default)
export const Product = story(ContactForm, examples.product)
export const Refused = story(ContactForm, examples.refused)
export const Limited = story(ContactForm, examples.limited)
export const Verify = story(ContactForm, examples.verify)
export const Unavailable = story(ContactForm, examples.unavailable)
export const Sent = story(ContactForm, examples.sent)
export const German = story(ContactForm, examples.german)
export const Chinese = story(ContactForm, examples.chinese)
export const Stress = stress(ContactForm, examples)
