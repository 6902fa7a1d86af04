import { examples } from '#sections/NewsArticle/NewsArticle.examples.ts'
import { NewsArticle } from '#sections/NewsArticle/NewsArticle.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: NewsArticle }

export const Default = createSectionStory(NewsArticle, examples.default)
export const Minimal = createSectionStory(NewsArticle, examples.minimal)
export const German = createSectionStory(NewsArticle, examples.german)
export const Chinese = createSectionStory(NewsArticle, examples.chinese)
export const Stress = createSectionStressStory(NewsArticle, examples)
