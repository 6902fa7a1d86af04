import { examples } from '#sections/Article/Article.examples.ts'
import { Article } from '#sections/Article/Article.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: Article }

export const Default = story(Article, examples.default)
export const Minimal = story(Article, examples.minimal)
export const German = story(Article, examples.german)
export const Chinese = story(Article, examples.chinese)
export const Stress = stress(Article, examples)
