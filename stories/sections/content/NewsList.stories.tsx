import { examples } from '#sections/NewsList/NewsList.examples.ts'
import { NewsList } from '#sections/NewsList/NewsList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: NewsList }

export const Default = createSectionStory(NewsList, examples.default)
export const Minimal = createSectionStory(NewsList, examples.minimal)
export const Filtered = createSectionStory(NewsList, examples.filtered)
export const Chinese = createSectionStory(NewsList, examples.chinese)
export const Empty = createSectionStory(NewsList, examples.empty)
export const Stress = createSectionStressStory(NewsList, examples)
