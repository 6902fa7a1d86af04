import { examples } from '#sections/NewsletterLink/NewsletterLink.examples.ts'
import { NewsletterLink } from '#sections/NewsletterLink/NewsletterLink.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: NewsletterLink }

export const Default = story(NewsletterLink, examples.default)
export const Subscribed = story(NewsletterLink, examples.subscribed)
export const Already = story(NewsletterLink, examples.already)
export const Wrong = story(NewsletterLink, examples.wrong)
export const Unavailable = story(NewsletterLink, examples.unavailable)
export const Unsubscribe = story(NewsletterLink, examples.unsubscribe)
export const Unsubscribed = story(NewsletterLink, examples.unsubscribed)
export const UnsubscribeWrong = story(NewsletterLink, examples.unsubscribeWrong)
export const German = story(NewsletterLink, examples.german)
export const Chinese = story(NewsletterLink, examples.chinese)
export const Stress = stress(NewsletterLink, examples)
