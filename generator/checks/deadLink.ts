import { localeCodes, splitLocale } from '#data/locales.ts'
import {
  type Address,
  addressesOf,
  draftAddressesOf,
  isDraft,
  localesOf,
  parameterOf,
  pathOf,
} from '../addresses.ts'
import { type JsonFile, problemAt } from '../json.ts'
import { suggestion } from '../nearest.ts'
import type { Finding } from '../problem.ts'
import { type Page, type Project, recordsOf } from '../project.ts'
import type { Reference } from '../references.ts'
import { referencesOf } from '../uses.ts'
import type { Check } from './check.ts'
import { declaredRedirects } from './redirects.ts'

const code = 'dead-link'
/** Ids that the frame of every page has. */
const frameAnchors = ['content']

/** Every link inside the site leads to a page, a record or a redirect, and every anchor exists there. */
export const deadLink: Check = function* (project) {
  const addresses = addressesOf(project)
  const redirects = new Set(declaredRedirects(project).map(({ from }) => from))
  const drafts = draftAddressesOf(project)
  const pages = pagesByFile(project)
  for (const reference of referencesOf(project, 'link')) {
    if (isSource(reference)) continue
    const finding = judge(reference, project, { addresses, drafts, redirects, pages })
    if (finding) yield problemAt(reference.file, reference.path, finding)
  }
}

/** `redirectFrom` and `from` name old paths: those must not be pages. */
const isSource = ({ path }: Reference): boolean =>
  path[0] === 'redirectFrom' || (path[0] === 'redirects' && path.at(-1) === 'from')

/** What links may lead to. */
interface Targets {
  readonly addresses: ReadonlyMap<string, Address>
  readonly redirects: ReadonlySet<string>
  readonly drafts: ReadonlyMap<string, Address>
  readonly pages: ReadonlyMap<JsonFile | undefined, readonly Page[]>
}

/** Whose links a file holds: a page's own, those of a fragment belong to every page that shows it. */
const pagesByFile = ({ pages }: Project): Targets['pages'] => {
  const files = pages.flatMap((page) =>
    [page, ...page.fragments].map(({ file }) => [file, page] as const),
  )
  const byFile = Map.groupBy(files, ([file]) => file)
  return new Map([...byFile].map(([file, all]) => [file, all.map(([, page]) => page)]))
}

/** Path, query and anchor of a link. */
const parts = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/

function judge(
  { value, file }: Reference,
  project: Project,
  { addresses, drafts, redirects, pages }: Targets,
): Finding | undefined {
  if (!value.startsWith('/') && !value.startsWith('#')) return undefined
  const [, path = '', anchor] = parts.exec(value) ?? []
  const own = pages.get(file) ?? []
  const draft = drafts.get(path)
  if (draft && !(own.length > 0 && own.every(isDraft))) return toDraft(path, draft)
  const address = path === '' ? undefined : (addresses.get(path) ?? draft)
  if (path !== '' && !address)
    return redirects.has(path) || isUnread(path, project)
      ? undefined
      : whole(unknownPath(path, addresses), '', value.slice(path.length))
  // Whatever is everywhere is also where the link is.
  if (address && address.locales.length < localeCodes.length) {
    const shown = own.length === 0 ? localeCodes : own.flatMap(localesOf)
    if (shown.some((locale) => !address.locales.includes(locale))) return partly(path, address)
  }
  if (anchor === undefined) return undefined
  const [finding] = (address ? [address.page] : own).flatMap(
    (page) => unknownAnchor(anchor, page) ?? [],
  )
  return whole(finding, value.slice(0, value.indexOf('#') + 1), '')
}

/** The nearest name as a whole link. */
function whole(finding: Finding | undefined, before: string, after: string): Finding | undefined {
  return finding?.nearest === undefined
    ? finding
    : { ...finding, nearest: before + finding.nearest + after }
}

/** Whether the path may be a record of a file that could not be read. */
const isUnread = (path: string, project: Project): boolean =>
  project.pages.some(
    (page) =>
      parameterOf(page.id) &&
      recordsOf(page, project)?.readable === false &&
      path.startsWith(pathOf(page.id).replace(/:.*$/, '')),
  )

function unknownPath(path: string, addresses: ReadonlyMap<string, Address>): Finding {
  const { prefixed, path: bare } = splitLocale(path)
  const trimmed = path.replace(/(.)\/+$/, '$1')
  const simpler = [prefixed ? bare : undefined, trimmed].find((p) => p && addresses.has(p))
  const what = `No page has the address "${path}".`
  return simpler === undefined
    ? { code, what, ...suggestion(path, addresses.keys(), 'Add the page, or link to one that exists.') } // prettier-ignore
    : {
        code,
        what,
        fix: `Write "${simpler}": paths have no language prefix and no slash at the end.`,
        nearest: simpler,
      }
}

const toDraft = (path: string, { page }: Address): Finding => ({
  code: 'draft-link',
  what: `"${path}" is a draft: visitors cannot go there.`,
  fix: `Take "draft" out of ${page.name}, or the link.`,
})

const partly = (path: string, { locales }: Address): Finding => ({
  code,
  what:
    locales.length === 0
      ? `"${path}" is not published.`
      : `"${path}" exists only in ${locales.join(', ')}, what links to it in others, too.`,
  fix: 'Link to a page that everyone can read.',
})

function unknownAnchor(anchor: string, page: Page): Finding | undefined {
  if (!page.file || page.anchors.some(({ name }) => name === anchor)) return undefined
  if (frameAnchors.includes(anchor)) return undefined
  const anchors = [...page.anchors.map(({ name }) => name), ...frameAnchors]
  return {
    code,
    what: `No section of ${page.name} has the anchor "${anchor}".`,
    ...suggestion(anchor, anchors, `Add "anchor": "${anchor}" to a section there.`),
  }
}
