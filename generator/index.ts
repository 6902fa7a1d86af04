import { checks, finalChecks } from './checks/index.ts'
import { emit } from './emit/index.ts'
import { loadProject, wrongVersion } from './load.ts'
import { makePlan } from './plan.ts'
import { compareProblems, type Problem } from './problem.ts'
import type { Project } from './project.ts'
import { readSources, type Sources } from './read.ts'
import { type Format, print } from './report.ts'
import type { Result } from './result.ts'
import { differences, write } from './write.ts'

export type { Result } from './result.ts'

export interface GenerateOptions {
  /** Absolute path of the repository. */
  readonly top: string
  /** Writes nothing; committed outputs that differ are problems. */
  readonly check?: boolean
  /** How problems are printed on stderr (stdout for machines); `none` leaves it to the caller. */
  readonly format?: Format | 'none'
}

/** Decodes and checks what was read: a project with every problem it has, sorted. */
export function inspect(sources: Sources): { project: Project; problems: readonly Problem[] } {
  const { project, problems } = loadProject(sources)
  const old = wrongVersion(sources)
  if (old) return { project, problems: [old] }
  const told = [...problems, ...checks.flatMap((check) => [...check(project)])]
  const last = told.length > 0 ? [] : finalChecks.flatMap((check) => [...check(project)])
  return { project, problems: [...told, ...last].toSorted(compareProblems) }
}

/** Writes the site's code from its page configs; with any problem nothing is written and the last output stays. */
export async function generate(options: GenerateOptions): Promise<Result> {
  const { top, check = false, format = 'text' } = options
  const sources = readSources(top)
  const { project, problems } = inspect(sources)
  const result = problems.length > 0 ? failed(problems) : produce(project, top, check)
  if (format !== 'none') print(result, sources.files, format)
  return result
}

const failed = (problems: readonly Problem[]): Result => ({
  ok: false,
  problems,
  changed: [],
  plan: undefined,
})

function produce(project: Project, top: string, check: boolean): Result {
  const plan = makePlan(project)
  const { generated, schemas } = emit(plan, project)
  if (!check)
    return {
      ok: true,
      problems: [],
      changed: [...write(top, generated), ...write(top, schemas)],
      plan,
    }
  const drift = differences(top, schemas)
  return drift.length > 0
    ? failed(drift.map(drifted))
    : { ok: true, problems: [], changed: [], plan }
}

const drifted = (file: string): Problem => ({
  code: 'drift',
  file,
  line: 1,
  column: 1,
  path: '',
  what: 'This file is committed, but not as the generator writes it.',
  fix: 'Run npm run generate and commit what it changes.',
})
