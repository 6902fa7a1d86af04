import { examples } from '#sections/MaintenanceSchedule/MaintenanceSchedule.examples.ts'
import { MaintenanceSchedule } from '#sections/MaintenanceSchedule/MaintenanceSchedule.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: MaintenanceSchedule }

export const Default = story(MaintenanceSchedule, examples.default)
export const Full = story(MaintenanceSchedule, examples.full)
export const German = story(MaintenanceSchedule, examples.german)
export const Chinese = story(MaintenanceSchedule, examples.chinese)
export const Stress = stress(MaintenanceSchedule, examples)
