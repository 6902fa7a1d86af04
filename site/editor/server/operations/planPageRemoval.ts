import { findCodeReferences } from '#generator/commands/codeReferences.ts'
import type { JsonFile } from '#generator/input/json.ts'
import type { Project } from '#generator/input/project.ts'
import { listPublicPaths, findDraftVersion, getPagePath } from '#generator/plan/addresses.ts'
import {
  replaceJsonStrings,
  isMarkdownFile,
  type JsonReplacement,
  replaceMarkdownLinks,
} from '#generator/problems/editJson.ts'
import { updateJsonText } from '../edit/jsonText.ts'
import { setCatalogueMessages } from '../edit/unsavedFiles.ts'
import {
  findMessagesOnlyIn,
  type PageWithJsonFile,
  type PlannedFileChanges,
  refuseOperation,
  type RefusedPageOperation,
} from './plannedFiles.ts'

type Config = Readonly<Record<string, unknown>>

/**
 * Plans the removal of a page: links and old addresses lead to another page, and messages that nothing else shows are
 * removed from all catalogues.
 */
export function planPageRemoval(
  page: PageWithJsonFile,
  redirectTo: string | undefined,
  project: Project,
  top: string,
): PlannedFileChanges | RefusedPageOperation {
  const path = getPagePath(page.id)
  const draft = findDraftVersion(page, project)
  if (draft)
    return refuseOperation(`${draft.name} is the draft of ${path}.`, 'Publish or remove it first.')
  const code = findCodeReferences(top, path, path).find(({ isTest }) => !isTest)
  if (code)
    return refuseOperation(`${code.file}:${code.line} names ${path}.`, 'Change the code first.')
  if (
    redirectTo !== undefined &&
    (redirectTo === path || !listPublicPaths(project).has(redirectTo))
  )
    return refuseOperation(
      `${redirectTo} is no other page.`,
      'Choose a page that visitors are led to.',
    )
  const links = project.references.filter(
    ({ kind, value, file }) =>
      kind === 'link' && file !== page.file && value.replace(/[?#].*$/, '') === path,
  )
  if (links.length > 0 && redirectTo === undefined)
    return refuseOperation(
      `${links.length} links lead to ${path}.`,
      'Choose a page that they and its visitors are led to.',
    )
  const texts = new Map<JsonFile, string>()
  for (const [file, own] of Map.groupBy(links, ({ file }) => file)) {
    const edits = own.map(({ path: at }): JsonReplacement => ({
      path: at,
      part: 'value',
      text: redirectTo ?? '',
    }))
    texts.set(
      file,
      isMarkdownFile(file)
        ? replaceMarkdownLinks(file, path, () => redirectTo ?? '')
        : replaceJsonStrings(file, edits),
    )
  }
  const old = redirectTo === undefined ? [] : [path, ...(page.config?.redirectFrom ?? [])]
  const redirects = old.map((from) => ({ from, to: redirectTo ?? '' }))
  const { site } = project
  if (site && redirects.length > 0) {
    const text = texts.get(site.file) ?? site.file.text
    const config = JSON.parse(text) as Config & { readonly redirects: readonly unknown[] }
    const added = redirects.map((redirect) => ({ ...redirect, status: 301 }))
    texts.set(
      site.file,
      updateJsonText(text, { ...config, redirects: [...config.redirects, ...added] }),
    )
  }
  const ids = findMessagesOnlyIn([page], project)
  for (const file of [...project.catalogues.values()].flatMap(({ files }) => files)) {
    const removed = ids.map((id) => [id, undefined] as const)
    const next = updateJsonText(file.text, setCatalogueMessages(file.value as Config, removed))
    if (next !== file.text) texts.set(file, next)
  }
  return {
    files: new Map<string, string | undefined>([
      ...[...texts].map(([{ name }, text]) => [name, text] as const),
      [page.name, undefined],
    ]),
    messages: ids.map((id) => ({ id, change: 'removed', note: 'Nothing else shows it.' })),
    redirects,
    path,
  }
}
