import { examples } from '#sections/PageHeader/PageHeader.examples.ts'
import { PageHeader } from '#sections/PageHeader/PageHeader.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: PageHeader }

export const Default = story(PageHeader, examples.default)
export const Below = story(PageHeader, examples.below)
export const Minimal = story(PageHeader, examples.minimal)
export const German = story(PageHeader, examples.german)
export const Chinese = story(PageHeader, examples.chinese)
export const Stress = stress(PageHeader, examples)
