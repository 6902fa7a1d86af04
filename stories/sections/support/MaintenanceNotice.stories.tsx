import { examples } from '#sections/MaintenanceNotice/MaintenanceNotice.examples.ts'
import { MaintenanceNotice } from '#sections/MaintenanceNotice/MaintenanceNotice.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: MaintenanceNotice }

export const Default = createSectionStory(MaintenanceNotice, examples.default)
export const German = createSectionStory(MaintenanceNotice, examples.german)
export const Chinese = createSectionStory(MaintenanceNotice, examples.chinese)
export const Stress = createSectionStressStory(MaintenanceNotice, examples)
