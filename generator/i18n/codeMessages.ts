import type { Project } from '../input/project.ts'
import { pageSectionRegistry } from '../input/registry.ts'
import type { SiteSourceFiles, SiteSourceFile } from '../input/readCode.ts'
import { memoize } from '../run/memo.ts'

type CodeAndTexts = Pick<Project, 'catalogues' | 'code'>

/** Returns the ids of the messages that the code of a section references, including its parts. */
export const listSectionMessageIds = (section: string, project: CodeAndTexts): readonly string[] =>
  bySection(project)(section)

const bySection = memoize((project: CodeAndTexts) => {
  const known = new Map<string, readonly string[]>()
  return (section: string): readonly string[] => {
    const ids = known.get(section) ?? idsOfSection(section, project)
    known.set(section, ids)
    return ids
  }
})

/** The section also shows the messages of the page's action. */
function idsOfSection(section: string, project: CodeAndTexts): readonly string[] {
  const { action } = pageSectionRegistry.metaOf(section)
  const answers = action ? idsFrom(project, [action.module.slice(1)], /^$/) : []
  const own = idsFrom(project, entriesOf(section), sectionFolders)
  return [...new Set([...own, ...answers])].toSorted()
}

const sectionFolders = /^(sections|data)\//
const entriesOf = (section: string) =>
  ['.tsx', '.schema.ts'].map((end) => `sections/${section}/${section}${end}`)

/**
 * Returns the ids of the messages that the layout of every page references: header, footer, consent banner and error
 * pages.
 */
export const listPageFrameMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(
    project,
    pathsIn(project.code, /^app\/(document\/|pages\/Page\.tsx)/),
    /^(app\/(document|pages)|sections)\//,
  ),
)

/** Folders with the scripts of built pages that show messages. */
const scriptFolders = /^app\/(locale|shell)\//

/**
 * Returns the ids of the messages that the scripts of built pages reference; scripts contain them in every language.
 */
export const listScriptMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, pathsIn(project.code, scriptFolders), scriptFolders),
)

/** Returns the ids of the messages of the cookie settings dialog. */
export const listConsentMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, ['sections/ConsentForm/ConsentDialog.tsx'], /^sections\//),
)

/** Returns the ids of the messages that label the changes of draft versions. */
export const listDraftReviewMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, ['app/pages/DraftReview.tsx'], /^sections\//),
)

/** Returns the ids of the messages in documents. */
export const listDocumentMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, pathsIn(project.code, /^scripts\//), /^scripts\//),
)

/** Returns the ids of all messages that code references. */
export const collectMessageIdsInCode = memoize(
  ({ catalogues, code }: CodeAndTexts): ReadonlySet<string> => {
    // A broken English catalogue is one problem, not one per message.
    const english = catalogues.get('en')
    const known = english ? [english] : [...catalogues.values()]
    return findMessageIdsNamedInCode(
      code,
      known.flatMap(({ messages }) => [...messages.keys()]),
    )
  },
)

/** Returns the ids of the messages in which code renders `<a>` as a link, or text for screen readers only. */
export const listMessageIdsWithLinks = (code: SiteSourceFiles): ReadonlySet<string> =>
  new Set([...code.values()].flatMap(({ linked }) => linked))

/** Returns those among `all` that code references. */
export const findMessageIdsNamedInCode = (
  code: SiteSourceFiles,
  all: Iterable<string>,
): ReadonlySet<string> => idsIn(code.values(), new Set(all))

/**
 * Returns the messages that the code of a site certainly references, whether they exist or not, each with its first
 * file; those of sections only if a page shows the section. A string counts if it is an argument of `text` or `rich`,
 * or has the form of an id with three or more parts whose first part other ids share.
 */
export function findMessageIdsInSiteCode(project: Project): ReadonlyMap<string, string> {
  const { code, pages } = project
  const sections = new Set(pages.flatMap((page) => page.sections.map(({ name }) => name)))
  const paths = new Set([
    ...filesFrom(code, [...sections].flatMap(entriesOf), sectionFolders),
    ...pathsIn(code, /^(?!sections\/)/),
  ])
  const first = (id: string) => id.slice(0, id.indexOf('.'))
  const spaces = new Set([...(project.catalogues.get('en')?.messages.keys() ?? [])].map(first))
  const found = new Map<string, string>()
  for (const path of paths) {
    const { names = [], shown = [] } = code.get(path) ?? {}
    for (const name of names)
      if (
        !found.has(name) &&
        !name.includes('*') &&
        (shown.includes(name) || (spaces.has(first(name)) && name.split('.').length > 2))
      )
        found.set(name, `site/${path}`)
  }
  return found
}

const pathsIn = (code: SiteSourceFiles, pattern: RegExp): readonly string[] =>
  [...code.keys()].filter((path) => pattern.test(path))

/** Returns the sorted ids in some files and all their imports within some folders. */
function idsFrom(
  { catalogues, code }: CodeAndTexts,
  entries: readonly string[],
  within: RegExp,
): readonly string[] {
  const files = [...filesFrom(code, entries, within)].flatMap((path) => code.get(path) ?? [])
  const all = catalogues.get('en')?.messages
  return all ? [...idsIn(files, all)].toSorted() : []
}

/** Returns files and all their imports within some folders. */
function filesFrom(
  code: SiteSourceFiles,
  entries: readonly string[],
  within: RegExp,
): ReadonlySet<string> {
  const paths = new Set(entries)
  for (const path of paths)
    for (const imported of code.get(path)?.imports ?? [])
      if (within.test(imported)) paths.add(imported)
  return paths
}

type Ids = ReadonlySet<string> | ReadonlyMap<string, unknown>

function idsIn(files: Iterable<SiteSourceFile>, all: Ids): ReadonlySet<string> {
  const ids = new Set<string>()
  for (const { names } of files)
    for (const name of names)
      if (all.has(name)) ids.add(name)
      else if (name.includes('*')) for (const id of matching(name, all)) ids.add(id)
  return ids
}

/** Units and alternative texts follow from the referenced figures and pictures. */
const ofConfigs = /^(picture|unit)\./

const matches = new WeakMap<Ids, Map<string, readonly string[]>>()

/** Returns the ids that match a name with `*` for one of their parts. */
function matching(name: string, all: Ids): readonly string[] {
  if (ofConfigs.test(name)) return []
  const known = matches.get(all) ?? new Map<string, readonly string[]>()
  matches.set(all, known)
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[a-z0-9-]+')}$`)
  const ids = known.get(name) ?? [...all.keys()].filter((id) => pattern.test(id))
  known.set(name, ids)
  return ids
}
