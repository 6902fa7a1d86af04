import { planRenamedPage } from '#generator/commands/renamePage.ts'
import { planNewPage } from '#generator/commands/new/newPage.ts'
import { checkSources } from '#generator/index.ts'
import type { Project } from '#generator/input/project.ts'
import type { ProjectSources } from '#generator/input/read.ts'
import { pagePathOf, getRouteParameter } from '#generator/plan/addresses.ts'
import { listReferencesOfKind } from '#generator/plan/usages.ts'
import { addedProblems } from '#generator/problems/problem.ts'
import type { OperationImpact, PageOperation } from '../../api/operations.ts'
import { describeProblem } from '../describe/problems.ts'
import { planDraft, planPublication } from './planDraft.ts'
import { planDuplicate } from './planDuplicate.ts'
import { planRemoval } from './planRemoval.ts'
import {
  hasPageFile,
  type PlannedFiles,
  refuseOperation,
  refuseLikeCommand,
  type RefusedOperation,
  addNewMessages,
} from './plannedFiles.ts'

/** An operation that can be done, or why it cannot. */
export type PlannedOperation =
  | (Pick<PlannedFiles, 'files'> & { readonly impact: OperationImpact; readonly label: string })
  | RefusedOperation

/** Plans an operation on a page with its impact, from the sources of a project. */
export function planOperation(
  operation: PageOperation,
  sources: ProjectSources,
  top: string,
): PlannedOperation {
  const before = checkSources(sources)
  const planned = plan(operation, sources, before.project, top)
  if ('refused' in planned) return planned
  const { files, messages, redirects, path } = planned
  const texts = new Map(sources.files)
  for (const [name, text] of files)
    if (text === undefined) texts.delete(name)
    else texts.set(name, text)
  const added = addedProblems(before.problems, checkSources({ ...sources, files: texts }).problems)
  const scope = { file: '', messages: new Set<string>(), texts }
  const names = (test: (name: string) => boolean) => [...files.keys()].filter(test)
  const isThere = (name: string) => sources.files.has(name)
  const impact: OperationImpact = {
    created: names((name) => !isThere(name)),
    changed: names((name) => isThere(name) && files.get(name) !== undefined),
    removed: names((name) => files.get(name) === undefined),
    linkedFrom: path === undefined ? [] : linkingFiles(path, before.project),
    redirects,
    messages,
    problems: added.map((problem) => describeProblem(problem, scope)),
  }
  return { files, impact, label: labelOf(operation) }
}

function plan(
  operation: PageOperation,
  sources: ProjectSources,
  project: Project,
  top: string,
): PlannedFiles | RefusedOperation {
  if (operation.kind === 'create') {
    const planned = planNewPage(operation.path, sources, top)
    return 'failure' in planned
      ? refuseLikeCommand(planned.failure)
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
  const path = pagePathOf(page.id)
  if (operation.kind === 'remove') return planRemoval(page, operation.redirectTo, project, top)
  if (operation.kind === 'draft') return planDraft(page, project)
  if (operation.kind === 'publish') return planPublication(page, project)
  if (operation.kind === 'duplicate') {
    const planned = planDuplicate(page, operation.path, sources, top)
    return 'failure' in planned
      ? refuseLikeCommand(planned.failure)
      : addNewMessages(planned.files, sources.files)
  }
  const planned = planRenamedPage(path, operation.path, sources, top)
  if ('failure' in planned) return refuseLikeCommand(planned.failure)
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

function labelOf(operation: PageOperation): string {
  switch (operation.kind) {
    case 'create':
      return `New page ${operation.path}`
    case 'duplicate':
      return `${operation.page} duplicated as ${operation.path}`
    case 'draft':
      return `Draft of ${operation.page}`
    case 'publish':
      return `${operation.page} published`
    case 'rename':
      return `${operation.page} renamed to ${operation.path}`
    default:
      return `${operation.page} removed`
  }
}
