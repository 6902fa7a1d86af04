import { examples } from '#sections/ArticleList/ArticleList.examples.ts'
import { ArticleList } from '#sections/ArticleList/ArticleList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: ArticleList }

export const Default = createSectionStory(ArticleList, examples.default)
export const Minimal = createSectionStory(ArticleList, examples.minimal)
export const German = createSectionStory(ArticleList, examples.german)
export const Chinese = createSectionStory(ArticleList, examples.chinese)
export const Empty = createSectionStory(ArticleList, examples.empty)
export const Stress = createSectionStressStory(ArticleList, examples)
