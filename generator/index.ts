import {
  applyAutofixes,
  type AppliedAutofix,
  writeAutofixedFiles,
} from './problems/applyAutofixes.ts'
import { finalChecks, structureChecks, wordingChecks } from './checks/index.ts'
import { emitAuthorFiles, emitSiteFiles } from './emit/index.ts'
import type { ProjectCheck } from './checks/check.ts'
import { loadProject, findSchemaVersionProblem } from './input/load.ts'
import { locateProblemAtFileStart } from './input/json.ts'
import { LockHeldError } from './run/lock.ts'
import { findMissingLaunchEntries } from './plan/beforeLaunch.ts'
import { createSitePlan, type SitePlan } from './plan/plan.ts'
import { compareProblems, isErrorProblem, type ConfigProblem } from './problems/problem.ts'
import type { Project } from './input/project.ts'
import { readProjectSources, type ProjectSources } from './input/read.ts'
import { type ReportFormat, printProblemReport, formatProblemReport } from './problems/report.ts'
import type { GenerateResult } from './run/result.ts'
import { translationDigestsFolder } from './run/folders.ts'
import { renewUnacceptedTranslationDigests } from './i18n/translations/translationState.ts'
import {
  findOutputDifferences,
  finishInterruptedWrite,
  findSymlinkedOutputFolder,
  lockPath,
  NotWritableError,
  type OutputFolderContents,
  writeOutputFolders,
} from './run/write.ts'

export type { GenerateResult as Result } from './run/result.ts'

export interface GenerateOptions {
  /** Absolute path of the repository. */
  readonly top: string
  /** Writes nothing; reports committed outputs that differ. */
  readonly check?: boolean
  /** Warnings fail the run like errors. */
  readonly strict?: boolean
  /** First corrects misspelt names that have one certain correction; `dry-run` only lists the corrections and writes nothing. */
  readonly fix?: boolean | 'dry-run'
  /** Format of the problems on stderr (on stdout except for `text`); `none` prints nothing. */
  readonly format?: ReportFormat | 'none'
  /** Called with the name of each step, and with an empty string at the end. */
  readonly onStep?: (step: string) => void
  /** Writes the code of the site before the wording is checked, and is called then: a page shows a changed text at once. */
  readonly onCodeWritten?: () => void
  /** Receives the report as plain text instead of printing it. */
  readonly say?: (report: string) => void
}

/**
 * Decodes and checks the sources; returns the project and its sorted problems.
 *
 * @param beforeWording called before the wording is checked, unless there is an error
 */
export function decodeAndCheckSources(
  sources: ProjectSources,
  beforeWording?: (project: Project) => void,
): {
  project: Project
  problems: readonly ConfigProblem[]
} {
  const { project, problems } = loadProject(sources)
  const old = findSchemaVersionProblem(sources)
  if (old) return { project, problems: [old] }
  // Files of an unreadable folder would cause false reports of missing names.
  if (sources.isPartial) return { project, problems: sources.problems }
  const run = (checks: readonly ProjectCheck[]) => checks.flatMap((check) => [...check(project)])
  const structure = [...problems, ...run(structureChecks)]
  if (!structure.some(isErrorProblem)) beforeWording?.(project)
  const found = [...structure, ...run(wordingChecks)]
  const last = found.some(isErrorProblem) ? [] : run(finalChecks)
  return { project, problems: [...found, ...last].toSorted(compareProblems) }
}

/** Writes the code of the site from its page configs; an error leaves the last output unchanged. */
export async function generateSiteFiles(options: GenerateOptions): Promise<GenerateResult> {
  const { top, check = false, strict = false, onStep = () => {} } = options
  const linked = findSymlinkedOutputFolder(top)
  if (linked !== undefined) return reported(failed([linkedOutput(linked)]), new Map(), options)
  const isDry = options.fix === 'dry-run'
  if (!check && !isDry) finishInterruptedWrite(top)
  onStep('Reading pages-config')
  const original = readProjectSources(top)
  const { sources, corrections } = options.fix
    ? corrected(original, isDry ? undefined : top)
    : { sources: original }
  onStep(`Checking ${sources.files.size} files`)
  let early: { readonly code: SiteCode; readonly result: GenerateResult } | undefined
  const { project, problems } = decodeAndCheckSources(
    sources,
    options.onCodeWritten &&
      ((project) => {
        const code = emitSiteCode(project)
        early = { code, result: writeOutputs(top, [code.generated], [], code.plan) }
        options.onCodeWritten?.()
      }),
  )
  onStep(`Writing ${project.pages.length} pages`)
  const isFailed = strict ? problems.length > 0 : problems.some(isErrorProblem)
  const result = isFailed
    ? failed(problems)
    : isDry
      ? { ok: true, problems, changed: [], plan: undefined }
      : produce(project, problems, top, check, early?.code)
  const changed = [...(early?.result.changed ?? []), ...result.changed]
  onStep('')
  return reported(
    { ...result, changed, ...(corrections && { corrections, isDry }) },
    sources.files,
    options,
  )
}

/** Applies the certain corrections to the sources, and writes them if `top` is given. */
function corrected(
  sources: ProjectSources,
  top: string | undefined,
): { readonly sources: ProjectSources; readonly corrections: readonly AppliedAutofix[] } {
  const fixed = applyAutofixes(sources.files, decodeAndCheckSources(sources).problems)
  if (top !== undefined) writeAutofixedFiles(top, fixed)
  const files = new Map([...sources.files, ...fixed.files])
  return { sources: { ...sources, files }, corrections: fixed.corrections }
}

function reported(
  result: GenerateResult,
  files: ProjectSources['files'],
  { format = 'text', say }: GenerateOptions,
): GenerateResult {
  if (say) {
    say(formatProblemReport(result, files, { format: 'text', color: false, frame: true }))
    return result
  }
  if (format !== 'none') printProblemReport(result, files, format)
  return result
}

const linkedOutput = (folder: string): ConfigProblem =>
  locateProblemAtFileStart(folder, {
    code: 'linked-output',
    what: 'This folder is, or lies in, a symbolic link: files would be written elsewhere.',
    fix: 'Put a folder here.',
  })

const failed = (problems: readonly ConfigProblem[]): GenerateResult => ({
  ok: false,
  problems,
  changed: [],
  plan: undefined,
})

interface SiteCode {
  readonly plan: SitePlan
  readonly generated: OutputFolderContents
}

function emitSiteCode(project: Project): SiteCode {
  const plan = createSitePlan(project)
  return { plan, generated: emitSiteFiles(plan, project) }
}

function produce(
  project: Project,
  problems: readonly ConfigProblem[],
  top: string,
  check: boolean,
  { plan, generated } = emitSiteCode(project),
): GenerateResult {
  const { schemas, manual } = emitAuthorFiles(project)
  const translated = {
    folder: translationDigestsFolder,
    files: renewUnacceptedTranslationDigests(project),
  }
  const launch = findMissingLaunchEntries(project)
  if (!check) {
    const outputs = [generated, schemas, translated, manual]
    return { ...writeOutputs(top, outputs, problems, plan), launch }
  }
  const drift = [schemas, translated, manual].flatMap((output) =>
    findOutputDifferences(top, output),
  )
  return drift.length > 0
    ? failed([...problems, ...drift.map(drifted)].toSorted(compareProblems))
    : { ok: true, problems, changed: [], plan, launch }
}

function writeOutputs(
  top: string,
  outputs: readonly OutputFolderContents[],
  problems: readonly ConfigProblem[],
  plan: SitePlan,
): GenerateResult {
  try {
    return { ok: true, problems, changed: writeOutputFolders(top, outputs), plan }
  } catch (error) {
    if (error instanceof NotWritableError)
      return failed([...problems, unwritable(error)].toSorted(compareProblems))
    if (!(error instanceof LockHeldError)) throw error
    const busy = locateProblemAtFileStart(lockPath, {
      code: 'busy',
      what: `Another run is writing: process ${error.holder}.`,
      fix: 'Try again when it has ended; if there is none, take this file out.',
    })
    return failed([...problems, busy].toSorted(compareProblems))
  }
}

const unwritable = ({ path, reason }: NotWritableError): ConfigProblem =>
  locateProblemAtFileStart(path, {
    code: 'unwritable-output',
    what: `This file cannot be written: ${reason}.`,
    fix: 'Let whoever runs this write in its folder, and run it again.',
  })

const drifted = (file: string): ConfigProblem => ({
  code: 'drift',
  file,
  line: 1,
  column: 1,
  path: '',
  what: 'This file is committed, but not as the generator writes it.',
  fix: 'Run npm run generate and commit what it changes.',
})
