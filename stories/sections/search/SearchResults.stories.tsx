import { examples } from '#sections/SearchResults/SearchResults.examples.ts'
import { SearchResults } from '#sections/SearchResults/SearchResults.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: SearchResults }

export const Default = createSectionStory(SearchResults, examples.default)
export const OneKind = createSectionStory(SearchResults, examples.oneKind)
export const Nothing = createSectionStory(SearchResults, examples.nothing)
export const Unasked = createSectionStory(SearchResults, examples.unasked)
export const German = createSectionStory(SearchResults, examples.german)
export const Chinese = createSectionStory(SearchResults, examples.chinese)
export const Stress = createSectionStressStory(SearchResults, examples)
