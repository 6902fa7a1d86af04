import { checks, finalChecks } from './checks/index.ts'
import { emit } from './emit/index.ts'
import { loadProject, wrongVersion } from './load.ts'
import { problemOf } from './json.ts'
import { Busy } from './lock.ts'
import { makePlan, type Plan } from './plan.ts'
import { mendFiles } from './mend.ts'
import { compareProblems, isError, type Problem } from './problem.ts'
import type { Project } from './project.ts'
import { readSources, type Sources } from './read.ts'
import { type Format, print, report } from './report.ts'
import type { Result } from './result.ts'
import { translatedFolder } from './folders.ts'
import { renewedWords } from './translated.ts'
import { differences, finish, linkedFolder, type Output, write } from './write.ts'

export type { Result } from './result.ts'

export interface GenerateOptions {
  /** Absolute path of the repository. */
  readonly top: string
  /** Writes nothing; committed outputs that differ are problems. */
  readonly check?: boolean
  /** Warnings stop the run as errors do. */
  readonly strict?: boolean
  /** Writes the names that were most likely meant into the configs before it begins. */
  readonly fix?: boolean
  /** How problems are printed on stderr (stdout for machines); `none` leaves it to the caller. */
  readonly format?: Format | 'none'
  /** Told what is done next, and nothing once it is done. */
  readonly onStep?: (step: string) => void
  /** Takes the report as text for people instead of printing it. */
  readonly say?: (report: string) => void
}

/** Decodes and checks what was read: a project with every problem it has, sorted. */
export function inspect(sources: Sources): { project: Project; problems: readonly Problem[] } {
  const { project, problems } = loadProject(sources)
  const old = wrongVersion(sources)
  if (old) return { project, problems: [old] }
  const told = [...problems, ...checks.flatMap((check) => [...check(project)])]
  const last = told.some(isError) ? [] : finalChecks.flatMap((check) => [...check(project)])
  return { project, problems: [...told, ...last].toSorted(compareProblems) }
}

/** Writes the site's code from its page configs; with any problem nothing is written and the last output stays. */
export async function generate(options: GenerateOptions): Promise<Result> {
  const { top, check = false, strict = false, onStep = () => {} } = options
  const linked = linkedFolder(top)
  if (linked !== undefined) return told(failed([isLinked(linked)]), new Map(), options)
  if (!check) finish(top)
  if (options.fix) mendFiles(top, inspect(readSources(top)).problems)
  onStep('Reading pages-config')
  const sources = readSources(top)
  onStep(`Checking ${sources.files.size} files`)
  const { project, problems } = inspect(sources)
  onStep(`Writing ${project.pages.length} pages`)
  const stopped = strict ? problems.length > 0 : problems.some(isError)
  const result = stopped ? failed(problems) : produce(project, problems, top, check)
  onStep('')
  return told(result, sources.files, options)
}

function told(
  result: Result,
  files: Sources['files'],
  { format = 'text', say }: GenerateOptions,
): Result {
  if (say) {
    say(report(result, files, { format: 'text', color: false, frame: true }))
    return result
  }
  if (format !== 'none') print(result, files, format)
  return result
}

const isLinked = (folder: string): Problem =>
  problemOf(folder, {
    code: 'linked-output',
    what: 'This folder is, or lies in, a symbolic link: files would be written elsewhere.',
    fix: 'Put a folder here.',
  })

const failed = (problems: readonly Problem[]): Result => ({
  ok: false,
  problems,
  changed: [],
  plan: undefined,
})

function produce(
  project: Project,
  problems: readonly Problem[],
  top: string,
  check: boolean,
): Result {
  const plan = makePlan(project)
  const { generated, schemas, manual } = emit(plan, project)
  const translated = { folder: translatedFolder, files: renewedWords(project) }
  if (!check) return written(top, [generated, schemas, translated, manual], problems, plan)
  const drift = [schemas, translated, manual].flatMap((output) => differences(top, output))
  return drift.length > 0
    ? failed([...problems, ...drift.map(drifted)].toSorted(compareProblems))
    : { ok: true, problems, changed: [], plan }
}

function written(
  top: string,
  outputs: readonly Output[],
  problems: readonly Problem[],
  plan: Plan,
): Result {
  try {
    return { ok: true, problems, changed: write(top, outputs), plan }
  } catch (error) {
    if (!(error instanceof Busy)) throw error
    const busy = problemOf(`${outputs[0]?.folder}/.lock`, {
      code: 'busy',
      what: `Another run is writing: process ${error.holder}.`,
      fix: 'Try again when it has ended; if there is none, take this file out.',
    })
    return failed([...problems, busy].toSorted(compareProblems))
  }
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
