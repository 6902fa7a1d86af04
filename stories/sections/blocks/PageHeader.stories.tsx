import { examples } from '#sections/PageHeader/PageHeader.examples.ts'
import { PageHeader } from '#sections/PageHeader/PageHeader.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: PageHeader }

export const Default = createSectionStory(PageHeader, examples.default)
export const Below = createSectionStory(PageHeader, examples.below)
export const Minimal = createSectionStory(PageHeader, examples.minimal)
export const German = createSectionStory(PageHeader, examples.german)
export const Chinese = createSectionStory(PageHeader, examples.chinese)
export const Stress = createSectionStressStory(PageHeader, examples)
