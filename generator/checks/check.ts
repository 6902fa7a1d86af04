import type { ConfigProblem } from '../problems/problem.ts'
import type { Project } from '../input/project.ts'

/** A rule: reads a whole project and yields every violation. */
export type ProjectCheck = (project: Project) => Iterable<ConfigProblem>
