import { examples } from '#sections/NewsList/NewsList.examples.ts'
import { NewsList } from '#sections/NewsList/NewsList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: NewsList }

export const Default = story(NewsList, examples.default)
export const Minimal = story(NewsList, examples.minimal)
export const Filtered = story(NewsList, examples.filtered)
export const Chinese = story(NewsList, examples.chinese)
export const Empty = story(NewsList, examples.empty)
export const Stress = stress(NewsList, examples)
