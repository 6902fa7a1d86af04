import { examples } from '#sections/CodeExample/CodeExample.examples.ts'
import { CodeExample } from '#sections/CodeExample/CodeExample.tsx'
import { fullscreen, story, stress } from '../story.tsx'

export default { ...fullscreen, component: CodeExample }

export const Default = story(CodeExample, examples.default)
export const Minimal = story(CodeExample, examples.minimal)
export const Calls = story(CodeExample, examples.calls)
export const German = story(CodeExample, examples.german)
export const Chinese = story(CodeExample, examples.chinese)
export const Stress = stress(CodeExample, examples)
