import { examples } from '#sections/NewsArticle/NewsArticle.examples.ts'
import { NewsArticle } from '#sections/NewsArticle/NewsArticle.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: NewsArticle }

export const Default = story(NewsArticle, examples.default)
export const Minimal = story(NewsArticle, examples.minimal)
export const German = story(NewsArticle, examples.german)
export const Chinese = story(NewsArticle, examples.chinese)
export const Stress = stress(NewsArticle, examples)
