import { examples } from '#sections/Article/Article.examples.ts'
import { Article } from '#sections/Article/Article.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: Article }

export const Default = createSectionStory(Article, examples.default)
export const Minimal = createSectionStory(Article, examples.minimal)
export const German = createSectionStory(Article, examples.german)
export const Chinese = createSectionStory(Article, examples.chinese)
export const Stress = createSectionStressStory(Article, examples)
