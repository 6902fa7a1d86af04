import type { Project } from '../input/project.ts'
import { pageSectionRegistry } from '../input/registry.ts'
import type { SiteSourceFiles, SiteSourceFile } from '../input/readCode.ts'
import { memoize } from '../run/memo.ts'

type CodeAndTexts = Pick<Project, 'catalogues' | 'code'>

/** Ids of the messages that the code of a section names, its parts included. */
export const sectionMessageIds = (section: string, project: CodeAndTexts): readonly string[] =>
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

/** Ids of the messages that the frame of every page names: header, footer, consent banner and error pages. */
export const pageFrameMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(
    project,
    pathsIn(project.code, /^app\/(document\/|pages\/Page\.tsx)/),
    /^(app\/(document|pages)|sections)\//,
  ),
)

/** Folders with the scripts of built pages that show messages. */
const scriptFolders = /^app\/(locale|shell)\//

/** Ids of the messages that the scripts of built pages name, which bring them in every language. */
export const scriptMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, pathsIn(project.code, scriptFolders), scriptFolders),
)

/** Ids of the messages that the dialog for cookie settings names. */
export const consentMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, ['sections/ConsentForm/ConsentDialog.tsx'], /^sections\//),
)

/** Ids of the messages that mark the changes of draft versions. */
export const draftReviewMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, ['app/pages/DraftReview.tsx'], /^sections\//),
)

/** Ids of the messages that documents print. */
export const documentMessageIds = memoize((project: CodeAndTexts) =>
  idsFrom(project, pathsIn(project.code, /^scripts\//), /^scripts\//),
)

/** Ids of the messages that any code names. */
export const collectMessageIdsInCode = memoize(
  ({ catalogues, code }: CodeAndTexts): ReadonlySet<string> => {
    // A broken English catalogue is one problem, not one for each of its messages.
    const english = catalogues.get('en')
    const known = english ? [english] : [...catalogues.values()]
    return findMessageIdsNamedInCode(
      code,
      known.flatMap(({ messages }) => [...messages.keys()]),
    )
  },
)

/** Ids of the messages in which code makes `<a>` a link, or words for screen readers only. */
export const listMessageIdsWithLinks = (code: SiteSourceFiles): ReadonlySet<string> =>
  new Set([...code.values()].flatMap(({ linked }) => linked))

/** The ids among `all` that any code names. */
export const findMessageIdsNamedInCode = (
  code: SiteSourceFiles,
  all: Iterable<string>,
): ReadonlySet<string> => idsIn(code.values(), new Set(all))

/**
 * Messages that the code of a site certainly names, whether they exist or not, each with its first file: that of sections only
 * where a page shows them. A string counts if it stands in a call of `text` or `rich`, or has the form of an id of three or more
 * parts of which the first begins other ids, too.
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

/** Ids in some files and in all that these import within some folders, sorted. */
function idsFrom(
  { catalogues, code }: CodeAndTexts,
  entries: readonly string[],
  within: RegExp,
): readonly string[] {
  const files = [...filesFrom(code, entries, within)].flatMap((path) => code.get(path) ?? [])
  const all = catalogues.get('en')?.messages
  return all ? [...idsIn(files, all)].toSorted() : []
}

/** Files and all that they import within some folders. */
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

/** Units and alternative texts follow from the figures and pictures that configs name. */
const ofConfigs = /^(picture|unit)\./

const matches = new WeakMap<Ids, Map<string, readonly string[]>>()

/** Ids that a name with a `*` for one of their parts can stand for. */
function matching(name: string, all: Ids): readonly string[] {
  if (ofConfigs.test(name)) return []
  const known = matches.get(all) ?? new Map<string, readonly string[]>()
  matches.set(all, known)
  const pattern = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[a-z0-9-]+')}$`)
  const ids = known.get(name) ?? [...all.keys()].filter((id) => pattern.test(id))
  known.set(name, ids)
  return ids
}
