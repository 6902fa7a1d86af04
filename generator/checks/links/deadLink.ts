import { localeCodes, splitLocaleFromPath } from '#data/locale/locales.ts'
import { searchPath } from '#data/pages/resourcePaths.ts'
import {
  type PublicPagePath,
  listPublicPaths,
  listDraftAddresses,
  isDraftPage,
  listPageLocales,
  getRouteParameter,
  getPagePath,
} from '../../plan/addresses.ts'
import { type JsonFile, locateProblem } from '../../input/json.ts'
import { suggestCorrection } from '../../problems/nearest.ts'
import type { ProblemWithoutPosition } from '../../problems/problem.ts'
import { type ParsedPageConfig, type Project, findPageRecords } from '../../input/project.ts'
import type { ConfigReference } from '../../input/references.ts'
import { listReferencesOfKind } from '../../plan/usages.ts'
import type { ProjectCheck } from '../check.ts'
import { listDeclaredRedirects } from '../routes/redirects.ts'

const code = 'dead-link'
/** Element ids of the shell of every page. */
const shellAnchors = ['content']

/** Requires every internal link to lead to a page, a record or a redirect, and its anchor to exist there. */
export const checkDeadLinks: ProjectCheck = function* (project) {
  const addresses = listPublicPaths(project)
  const redirects = new Set(listDeclaredRedirects(project).map(({ from }) => from))
  const drafts = listDraftAddresses(project)
  const pages = pagesByFile(project)
  for (const reference of listReferencesOfKind(project, 'link')) {
    const finding = checkLink(reference, project, { addresses, drafts, redirects, pages })
    if (finding) yield locateProblem(reference.file, reference.path, finding)
  }
  const { site } = project
  if (site?.config.search && !addresses.has(searchPath))
    yield locateProblem(site.file, ['search'], {
      code,
      what: `The site offers a search, but no page has the address "${searchPath}".`,
      fix: 'Add the page with a section SearchResults, or take "search" out.',
    })
}

/** Valid targets of links, and the pages that contain the links of a file. */
interface Targets {
  readonly addresses: ReadonlyMap<string, PublicPagePath>
  readonly redirects: ReadonlySet<string>
  readonly drafts: ReadonlyMap<string, PublicPagePath>
  readonly pages: ReadonlyMap<JsonFile | undefined, readonly ParsedPageConfig[]>
}

/** Groups pages by file: a page file belongs to its page, a fragment file to every page that shows it. */
const pagesByFile = ({ pages }: Project): Targets['pages'] => {
  const files = pages.flatMap((page) =>
    [page, ...page.fragments].map(({ file }) => [file, page] as const),
  )
  const byFile = Map.groupBy(files, ([file]) => file)
  return new Map([...byFile].map(([file, all]) => [file, all.map(([, page]) => page)]))
}

/** Captures the path and the anchor of a link. */
const parts = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/

function checkLink(
  { value, file }: ConfigReference,
  project: Project,
  { addresses, drafts, redirects, pages }: Targets,
): ProblemWithoutPosition | undefined {
  if (!value.startsWith('/') && !value.startsWith('#')) return undefined
  const [, path = '', anchor] = parts.exec(value) ?? []
  const own = pages.get(file) ?? []
  const draft = drafts.get(path)
  if (draft && !(own.length > 0 && own.every(isDraftPage))) return linkToDraft(path, draft)
  const address = path === '' ? undefined : (addresses.get(path) ?? draft)
  if (path !== '' && !address)
    return redirects.has(path) || mayBeUnreadRecord(path, project)
      ? undefined
      : inWholeLink(unknownPath(path, addresses), '', value.slice(path.length))
  // A page in every language exists in the language of the link.
  if (address && address.locales.length < localeCodes.length) {
    const shown = own.length === 0 ? localeCodes : own.flatMap(listPageLocales)
    if (shown.some((locale) => !address.locales.includes(locale)))
      return linkToMissingLocale(path, address)
  }
  if (anchor === undefined) return undefined
  const [finding] = (address ? [address.page] : own).flatMap(
    (page) => unknownAnchor(anchor, page) ?? [],
  )
  return inWholeLink(finding, value.slice(0, value.indexOf('#') + 1), '')
}

/** Extends the suggestion of a finding about a part of a link to the whole link. */
function inWholeLink(
  finding: ProblemWithoutPosition | undefined,
  before: string,
  after: string,
): ProblemWithoutPosition | undefined {
  if (finding?.nearest === undefined) return finding
  const { nearest, correction } = finding
  return {
    ...finding,
    nearest: before + nearest + after,
    ...(correction !== undefined && { correction: before + correction + after }),
  }
}

/** True if the path may belong to a record of a file that could not be read. */
const mayBeUnreadRecord = (path: string, project: Project): boolean =>
  project.pages.some(
    (page) =>
      getRouteParameter(page.id) &&
      findPageRecords(page, project)?.readable === false &&
      path.startsWith(getPagePath(page.id).replace(/:.*$/, '')),
  )

function unknownPath(
  path: string,
  addresses: ReadonlyMap<string, PublicPagePath>,
): ProblemWithoutPosition {
  const { prefixed, path: bare } = splitLocaleFromPath(path)
  const trimmed = path.replace(/(.)\/+$/, '$1')
  const normalized = [prefixed ? bare : undefined, trimmed].find((p) => p && addresses.has(p))
  const what = `No page has the address "${path}".`
  return normalized === undefined
    ? {
        code,
        what,
        ...suggestCorrection(path, addresses.keys(), 'Add the page, or link to one that exists.'),
      }
    : {
        code,
        what,
        fix: `Write "${normalized}": paths have no language prefix and no slash at the end.`,
        nearest: normalized,
        correction: normalized,
      }
}

const linkToDraft = (path: string, { page }: PublicPagePath): ProblemWithoutPosition => ({
  code: 'draft-link',
  what: `"${path}" is a draft: visitors cannot go there.`,
  fix: `Take "draft" out of ${page.name}, or the link.`,
})

const linkToMissingLocale = (
  path: string,
  { locales }: PublicPagePath,
): ProblemWithoutPosition => ({
  code,
  what:
    locales.length === 0
      ? `"${path}" is not published.`
      : `"${path}" exists only in ${locales.join(', ')}, what links to it in others, too.`,
  fix: 'Link to a page that everyone can read.',
})

function unknownAnchor(anchor: string, page: ParsedPageConfig): ProblemWithoutPosition | undefined {
  if (!page.file || page.anchors.some(({ name }) => name === anchor)) return undefined
  if (shellAnchors.includes(anchor)) return undefined
  const anchors = [...page.anchors.map(({ name }) => name), ...shellAnchors]
  return {
    code,
    what: `No section of ${page.name} has the anchor "${anchor}".`,
    ...suggestCorrection(anchor, anchors, `Add "anchor": "${anchor}" to a section there.`),
  }
}
