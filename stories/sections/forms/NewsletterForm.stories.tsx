import { examples } from '#sections/NewsletterForm/NewsletterForm.examples.ts'
import { NewsletterForm } from '#sections/NewsletterForm/NewsletterForm.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: NewsletterForm }

export const Default = createSectionStory(NewsletterForm, examples.default)
export const Refused = createSectionStory(NewsletterForm, examples.refused)
export const Sent = createSectionStory(NewsletterForm, examples.sent)
export const German = createSectionStory(NewsletterForm, examples.german)
export const Chinese = createSectionStory(NewsletterForm, examples.chinese)
export const Stress = createSectionStressStory(NewsletterForm, examples)
