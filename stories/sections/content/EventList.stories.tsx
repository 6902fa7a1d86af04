import { examples } from '#sections/EventList/EventList.examples.ts'
import { EventList } from '#sections/EventList/EventList.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: EventList }

export const Default = story(EventList, examples.default)
export const German = story(EventList, examples.german)
export const Chinese = story(EventList, examples.chinese)
export const Empty = story(EventList, examples.empty)
export const Stress = stress(EventList, examples)
