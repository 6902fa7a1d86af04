import { examples } from '#sections/MaintenanceSchedule/MaintenanceSchedule.examples.ts'
import { MaintenanceSchedule } from '#sections/MaintenanceSchedule/MaintenanceSchedule.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: MaintenanceSchedule }

export const Default = createSectionStory(MaintenanceSchedule, examples.default)
export const Full = createSectionStory(MaintenanceSchedule, examples.full)
export const German = createSectionStory(MaintenanceSchedule, examples.german)
export const Chinese = createSectionStory(MaintenanceSchedule, examples.chinese)
export const Stress = createSectionStressStory(MaintenanceSchedule, examples)
