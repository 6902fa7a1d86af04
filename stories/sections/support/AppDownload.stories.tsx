import { examples } from '#sections/AppDownload/AppDownload.examples.ts'
import { AppDownload } from '#sections/AppDownload/AppDownload.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: AppDownload }

export const Default = story(AppDownload, examples.default)
export const Phone = story(AppDownload, examples.phone)
export const InApp = story(AppDownload, examples.inApp)
export const German = story(AppDownload, examples.german)
export const Chinese = story(AppDownload, examples.chinese)
export const Stress = stress(AppDownload, examples)
