import { examples } from '#sections/NewsletterLink/NewsletterLink.examples.ts'
import { NewsletterLink } from '#sections/NewsletterLink/NewsletterLink.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: NewsletterLink }

export const Default = createSectionStory(NewsletterLink, examples.default)
export const Subscribed = createSectionStory(NewsletterLink, examples.subscribed)
export const Already = createSectionStory(NewsletterLink, examples.already)
export const Wrong = createSectionStory(NewsletterLink, examples.wrong)
export const Unavailable = createSectionStory(NewsletterLink, examples.unavailable)
export const Unsubscribe = createSectionStory(NewsletterLink, examples.unsubscribe)
export const Unsubscribed = createSectionStory(NewsletterLink, examples.unsubscribed)
export const UnsubscribeWrong = createSectionStory(NewsletterLink, examples.unsubscribeWrong)
export const German = createSectionStory(NewsletterLink, examples.german)
export const Chinese = createSectionStory(NewsletterLink, examples.chinese)
export const Stress = createSectionStressStory(NewsletterLink, examples)
