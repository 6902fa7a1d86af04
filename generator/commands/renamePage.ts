import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { applyEdits, modify } from 'jsonc-parser'
import { findDraftVersion, getPagePath } from '../plan/addresses.ts'
import { collectMessageIdsInCode } from '../i18n/codeMessages.ts'
import {
  replaceJsonStrings,
  isMarkdownFile,
  type JsonReplacement,
  replaceMarkdownLinks,
} from '../problems/editJson.ts'
import { decodeAndCheckSources } from '../index.ts'
import type { JsonFile } from '../input/json.ts'
import { didYouMean } from '../problems/nearest.ts'
import type { ParsedPageConfig, Project } from '../input/project.ts'
import { isErrorProblem } from '../problems/problem.ts'
import { readProjectSources, type ProjectSources } from '../input/read.ts'
import { type CodeReference, findCodeReferences } from './codeReferences.ts'
import {
  type GeneratorCommand,
  type GeneratorCommandResult,
  createCommandFailure,
} from './command.ts'
import { derivePageMessageIdPrefix } from './new/newPage.ts'

const folder = 'pages-config/pages'
const pathPattern = /^\/[A-Za-z0-9-]+(\/[A-Za-z0-9-]+)*$/

/** Moves a page to another path: renames the file, links, menus and message ids, and redirects the old path. */
export const renamePageCommand: GeneratorCommand = {
  name: 'rename page',
  parameters: ['<from>', '<to>'],
  about: 'moves a page, its links and message ids; the old path becomes a redirect',
  run: ([from = '', to = ''], { top }) => {
    const planned = planRenamedPage(from, to, readProjectSources(top), top)
    if ('failure' in planned) return planned.failure
    const { page, files, ids, tests } = planned
    for (const [name, text] of files) {
      mkdirSync(dirname(join(top, name)), { recursive: true })
      writeFileSync(join(top, name), text)
    }
    rmSync(join(top, page))
    const changed = [...files.keys()]
    const kept = ids.kept.map(({ id, why }) => `  ${id}: ${why}\n`).join('')
    return {
      status: 0,
      text: `${from} is now ${to}; the old path leads there.\n${changed.map((name) => `  ${name}\n`).join('')}${
        kept === '' ? '' : `Messages that keep their ids\n${kept}`
      }${
        tests.length === 0
          ? ''
          : `Tests, examples and stories that reference ${from}\n${listed(tests)}`
      }Next: npm run generate\n`,
      data: { from, to, changed, kept: ids.kept, tests },
    }
  },
}

/** New texts of a renamed page and of the files that refer to it, or the reason why it cannot be renamed. */
export type PageRenamePlan =
  | {
      /** Path of the old config. */
      readonly page: string
      readonly files: ReadonlyMap<string, string>
      readonly ids: MessageIdRenames
      /** Tests, examples and stories that name the old path. */
      readonly tests: readonly CodeReference[]
    }
  | { readonly failure: GeneratorCommandResult }

const failed = (what: string, fix: string): PageRenamePlan => ({
  failure: createCommandFailure(what, fix),
})

/** Plans the renaming of a page; nothing is written. */
export function planRenamedPage(
  from: string,
  to: string,
  sources: ProjectSources,
  top: string,
): PageRenamePlan {
  const { project, problems } = decodeAndCheckSources(sources)
  const problem = problems.find(isErrorProblem)
  if (problem)
    return failed(
      `The page configs have problems: ${problem.file}:${problem.line} ${problem.what}`,
      problem.fix,
    )
  const page = project.pages.find(({ id }) => getPagePath(id) === from)
  if (!page?.file)
    return failed(
      `${from} is not a page.`,
      didYouMean(
        from,
        project.pages.map(({ id }) => getPagePath(id)),
        'npm run generate -- routes lists them.',
      ),
    )
  const draft = findDraftVersion(page, project)
  if (draft) return failed(`${draft.name} is the draft of ${from}.`, 'Publish or remove it first.')
  if (!pathPattern.test(to))
    return failed(`${to} cannot be a path.`, 'Write it like /solutions/agri-ess.')
  const taken = project.pages.find(({ id }) => getPagePath(id).toLowerCase() === to.toLowerCase())
  if (taken && taken !== page)
    return failed(`${to} is a page already: ${taken.name}.`, 'Choose another path.')
  const references = findCodeReferences(top, from, idPrefix(page))
  const code = references.filter(({ name, isTest }) => name === from && !isTest)
  if (code.length > 0)
    return {
      failure: {
        ...createCommandFailure(
          `Code references ${from}:\n${listed(code)}`,
          `Write ${to} there first, then rename the page.`,
        ),
        data: { places: code },
      },
    }
  const target = `${folder}${to}.json`
  const ids = renameMessageIds(
    project,
    page.name,
    target,
    new Set(references.map(({ name }) => name)),
  )
  const files = createRenamedPageFiles(project, page.name, target, ids)
  const tests = references.filter(({ name, isTest }) => name === from && isTest)
  return { page: page.name, files, ids, tests }
}

const listed = (places: readonly CodeReference[]): string =>
  places.map(({ file, line }) => `  ${file}:${line}\n`).join('')

/** Returns the new text of every changed file, with the page config under its new name. Pure. */
export function createRenamedPageFiles(
  project: Project,
  oldName: string,
  newName: string,
  { moved }: MessageIdRenames = renameMessageIds(project, oldName, newName),
): ReadonlyMap<string, string> {
  const [from, to] = [oldName, newName].map((name) => getPagePath(idOf(name))) as [string, string]
  const edits = new Map<JsonFile, JsonReplacement[]>()
  const edit = (file: JsonFile, one: JsonReplacement) =>
    edits.set(file, [...(edits.get(file) ?? []), one])
  const links = project.references.filter(({ kind }) => kind === 'link')
  const renamedLink = (link: string) => to + link.slice(from.length)
  const prose = new Map<string, string>()
  for (const { file, path, value } of links)
    if (pathOfLink(value) !== from) continue
    else if (isMarkdownFile(file))
      prose.set(file.name, replaceMarkdownLinks(file, from, renamedLink))
    else edit(file, { path, part: 'value', text: renamedLink(value) })
  for (const [oldId, newId] of moved) {
    for (const { file, path, value } of project.references)
      if (value === oldId) edit(file, { path, part: 'value', text: newId })
    for (const { fileOf, messages } of project.catalogues.values())
      if (messages.has(oldId)) edit(fileOf(oldId), { path: [oldId], part: 'key', text: newId })
  }
  const page = project.pages.find(({ name }) => name === oldName)
  if (!page?.file) throw new Error(`${oldName} is not a page`)
  const texts = new Map([
    ...prose,
    ...[...edits].map(([file, list]) => [file.name, replaceJsonStrings(file, list)] as const),
  ])
  const text = texts.get(oldName) ?? page.file.text
  texts.delete(oldName)
  const schema = posix.relative(posix.dirname(newName), 'pages-config/schema/page.schema.json')
  const old = [...new Set([...(page.config?.redirectFrom ?? []), from])].filter(
    (path) => path !== to,
  )
  return texts.set(
    newName,
    [
      ['redirectFrom', old] as const,
      ...(page.config?.$schema === undefined ? [] : [['$schema', schema] as const]),
    ].reduce(
      (current, [key, value]) => applyEdits(current, modify(current, [key], value, layout)),
      text,
    ),
  )
}

const layout = {
  formattingOptions: { insertSpaces: true, tabSize: 2 },
  // Page fields stand before the sections.
  getInsertionIndex: (keys: readonly string[]) => Math.max(0, keys.indexOf('sections')),
}

const idOf = (name: string): string => name.slice(`${folder}/`.length, -'.json'.length)
const pathOfLink = (href: string): string => href.replace(/[?#].*$/, '')
/** Result of renaming message ids that start with the prefix of a page. */
export interface MessageIdRenames {
  /** New ids by the old ones. */
  readonly moved: ReadonlyMap<string, string>
  /** Unchanged ids with the reason. */
  readonly kept: readonly { readonly id: string; readonly why: string }[]
}

/** Returns the prefix of a page's message ids: that of its title, or the last segment of its path. */
function idPrefix({ name, config }: Pick<ParsedPageConfig, 'name' | 'config'>): string {
  const [own] = /^page\.[^.]+\./.exec(config?.title ?? '') ?? []
  return own ?? `page.${posix.basename(name, '.json').toLowerCase()}.`
}

/** Returns new ids for the messages with the page's prefix; ids that other files or code reference are kept. */
export function renameMessageIds(
  project: Project,
  oldName: string,
  newName: string,
  referencedInCode: ReadonlySet<string> = new Set(),
): MessageIdRenames {
  const page = project.pages.find(({ name }) => name === oldName)
  const from = idPrefix(page ?? { name: oldName, config: undefined })
  const short = `page.${posix.basename(newName, '.json').toLowerCase()}.`
  const to =
    from === short
      ? from
      : `page.${derivePageMessageIdPrefix(getPagePath(idOf(newName)), project)}.`
  const ids = new Set(
    [...project.catalogues.values()].flatMap(({ messages }) => [...messages.keys()]),
  )
  const own = [...ids].filter((id) => id.startsWith(from))
  if (from === to) return { moved: new Map(), kept: [] }
  const elsewhere = Map.groupBy(
    project.references.filter(({ file }) => file.name !== oldName),
    ({ value }) => value,
  )
  const codeIds = collectMessageIdsInCode(project)
  const why = (id: string): string | undefined => {
    const other = elsewhere.get(id)?.[0]
    if (other) return `${other.file.name} references it, too`
    if (codeIds.has(id) || referencedInCode.has(id)) return 'code references it'
    return ids.has(to + id.slice(from.length)) ? 'the new id is taken' : undefined
  }
  const reasons = own.map((id) => ({ id, why: why(id) }))
  return {
    moved: new Map(
      reasons.flatMap(({ id, why: reason }) =>
        reason === undefined ? [[id, to + id.slice(from.length)]] : [],
      ),
    ),
    kept: reasons.flatMap(({ id, why: reason }) =>
      reason === undefined ? [] : [{ id, why: reason }],
    ),
  }
}
