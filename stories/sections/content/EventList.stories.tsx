import { examples } from '#sections/EventList/EventList.examples.ts'
import { EventList } from '#sections/EventList/EventList.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: EventList }

export const Default = createSectionStory(EventList, examples.default)
export const German = createSectionStory(EventList, examples.german)
export const Chinese = createSectionStory(EventList, examples.chinese)
export const Empty = createSectionStory(EventList, examples.empty)
export const Stress = createSectionStressStory(EventList, examples)
