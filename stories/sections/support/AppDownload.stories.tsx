import { examples } from '#sections/AppDownload/AppDownload.examples.ts'
import { AppDownload } from '#sections/AppDownload/AppDownload.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: AppDownload }

export const Default = createSectionStory(AppDownload, examples.default)
export const Phone = createSectionStory(AppDownload, examples.phone)
export const InApp = createSectionStory(AppDownload, examples.inApp)
export const German = createSectionStory(AppDownload, examples.german)
export const Chinese = createSectionStory(AppDownload, examples.chinese)
export const Stress = createSectionStressStory(AppDownload, examples)
