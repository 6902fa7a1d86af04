import { examples } from '#sections/CodeExample/CodeExample.examples.ts'
import { CodeExample } from '#sections/CodeExample/CodeExample.tsx'
import { fullscreenStory, createSectionStory, createSectionStressStory } from '../story.tsx'

export default { ...fullscreenStory, component: CodeExample }

export const Default = createSectionStory(CodeExample, examples.default)
export const Minimal = createSectionStory(CodeExample, examples.minimal)
export const Calls = createSectionStory(CodeExample, examples.calls)
export const German = createSectionStory(CodeExample, examples.german)
export const Chinese = createSectionStory(CodeExample, examples.chinese)
export const Stress = createSectionStressStory(CodeExample, examples)
