import { planRenamedPage } from '#generator/commands/renamePage.ts'
import { planNewPage } from '#generator/commands/new/newPage.ts'
import { decodeAndCheckSources } from '#generator/index.ts'
import type { Project } from '#generator/input/project.ts'
import type { ProjectSources } from '#generator/input/read.ts'
import { getPagePath, getRouteParameter } from '#generator/plan/addresses.ts'
import { listReferencesOfKind } from '#generator/plan/usages.ts'
import { findAddedProblems } from '#generator/problems/problem.ts'
import type { PageOperationImpact, PageOperation } from '../../api/operations.ts'
import { describeProblem } from '../describe/problems.ts'
import { planDraftVersionCreation, planDraftPublication } from './planDraftVersion.ts'
import { planMenuEntryAddition, planMenuEntryRemoval } from './planMenuEntry.ts'
import { planPageDuplication } from './planPageDuplication.ts'
import { planPageRemoval } from './planPageRemoval.ts'
import {
  hasPageFile,
  type PlannedFileChanges,
  refuseOperation,
  convertCommandRefusal,
  type RefusedPageOperation,
  addNewMessages,
} from './plannedFiles.ts'

/** An operation that can be done, or why it cannot. */
export type PlannedPageOperation =
  | (Pick<PlannedFileChanges, 'files'> & {
      readonly impact: PageOperationImpact
    })
  | RefusedPageOperation

/** Plans an operation on a page with its impact, from the sources of a project. */
export function planPageOperation(
  operation: PageOperation,
  sources: ProjectSources,
  top: string,
): PlannedPageOperation {
  const before = decodeAndCheckSources(sources)
  const planned = plan(operation, sources, before.project, top)
  if ('refused' in planned) return planned
  const { files, messages, redirects, path } = planned
  const texts = new Map(sources.files)
  for (const [name, text] of files)
    if (text === undefined) texts.delete(name)
    else texts.set(name, text)
  const added = findAddedProblems(
    before.problems,
    decodeAndCheckSources({ ...sources, files: texts }).problems,
  )
  const scope = { file: '', messages: new Set<string>(), texts }
  const names = (test: (name: string) => boolean) => [...files.keys()].filter(test)
  const isThere = (name: string) => sources.files.has(name)
  const impact: PageOperationImpact = {
    created: names((name) => !isThere(name)),
    changed: names((name) => isThere(name) && files.get(name) !== undefined),
    removed: names((name) => files.get(name) === undefined),
    linkedFrom: path === undefined ? [] : linkingFiles(path, before.project),
    redirects,
    messages,
    problems: added.map((problem) => describeProblem(problem, scope)),
  }
  return { files, impact }
}

function plan(
  operation: PageOperation,
  sources: ProjectSources,
  project: Project,
  top: string,
): PlannedFileChanges | RefusedPageOperation {
  if (operation.kind === 'create') {
    const planned = planNewPage(operation.path, sources, top)
    return 'failure' in planned
      ? convertCommandRefusal(planned.failure)
      : addNewMessages(planned.files, sources.files)
  }
  const page = project.pages.find(({ id }) => id === operation.page)
  if (!hasPageFile(page))
    return refuseOperation(`${operation.page} is not a page.`, 'Choose one of the list.')
  if (getRouteParameter(page.id) !== undefined)
    return refuseOperation(
      `${page.name} is the page of all records of a collection.`,
      'It is changed in the files.',
    )
  const path = getPagePath(page.id)
  if (operation.kind === 'remove') return planPageRemoval(page, operation.redirectTo, project, top)
  if (operation.kind === 'draft') return planDraftVersionCreation(page, project)
  if (operation.kind === 'publish') return planDraftPublication(page, project)
  if (operation.kind === 'addToMenu') return planMenuEntryAddition(page, operation, project)
  if (operation.kind === 'removeFromMenu') return planMenuEntryRemoval(page, project)
  if (operation.kind === 'duplicate') {
    const planned = planPageDuplication(page, operation.path, sources, top)
    return 'failure' in planned
      ? convertCommandRefusal(planned.failure)
      : addNewMessages(planned.files, sources.files)
  }
  const planned = planRenamedPage(path, operation.path, sources, top)
  if ('failure' in planned) return convertCommandRefusal(planned.failure)
  const { moved, kept } = planned.ids
  return {
    files: new Map<string, string | undefined>([...planned.files, [page.name, undefined]]),
    messages: [
      ...[...moved].map(([id, note]) => ({ id, change: 'renamed' as const, note })),
      ...kept.map(({ id, why }) => ({ id, change: 'kept' as const, note: why })),
    ],
    redirects: [{ from: path, to: operation.path }],
    path,
  }
}

/** Returns the files with links to a path. */
const linkingFiles = (path: string, project: Project): readonly string[] => [
  ...new Set(
    listReferencesOfKind(project, 'link').flatMap(({ value, file }) =>
      value.replace(/[?#].*$/, '') === path ? file.name : [],
    ),
  ),
]
