import { examples } from '#sections/NewsArticle/NewsArticle.examples.ts'
import { NewsArticle } from '#sections/NewsArticle/NewsArticle.tsx'
import { fullscreen, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreen, component: NewsArticle }

export const Default = createSectionStory(NewsArticle, examples.default)
export const Minimal = createSectionStory(NewsArticle, examples.minimal)
export const German = createSectionStory(NewsArticle, examples.german)
export const Chinese = createSectionStory(NewsArticle, examples.chinese)
export const Stress = createSectionStressStory(NewsArticle, examples)
