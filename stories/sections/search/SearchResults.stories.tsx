import { examples } from '#sections/SearchResults/SearchResults.examples.ts'
import { SearchResults } from '#sections/SearchResults/SearchResults.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: SearchResults }

export const Default = story(SearchResults, examples.default)
export const OneKind = story(SearchResults, examples.oneKind)
export const Nothing = story(SearchResults, examples.nothing)
export const Unasked = story(SearchResults, examples.unasked)
export const German = story(SearchResults, examples.german)
export const Chinese = story(SearchResults, examples.chinese)
export const Stress = stress(SearchResults, examples)
