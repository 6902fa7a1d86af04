import { examples } from '#sections/ArticleList/ArticleList.examples.ts'
import { ArticleList } from '#sections/ArticleList/ArticleList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: ArticleList }

export const Default = story(ArticleList, examples.default)
export const Minimal = story(ArticleList, examples.minimal)
export const German = story(ArticleList, examples.german)
export const Chinese = story(ArticleList, examples.chinese)
export const Empty = story(ArticleList, examples.empty)
export const Stress = stress(ArticleList, examples)
