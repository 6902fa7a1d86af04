import type { Problem } from '../problem.ts'
import type { Project } from '../project.ts'

/** One rule: looks at a whole project and tells what breaks it. */
export type Check = (project: Project) => Iterable<Problem>
