import { examples } from '#sections/MaintenanceNotice/MaintenanceNotice.examples.ts'
import { MaintenanceNotice } from '#sections/MaintenanceNotice/MaintenanceNotice.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: MaintenanceNotice }

export const Default = story(MaintenanceNotice, examples.default)
export const German = story(MaintenanceNotice, examples.german)
export const Chinese = story(MaintenanceNotice, examples.chinese)
export const Stress = stress(MaintenanceNotice, examples)
