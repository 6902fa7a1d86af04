import { localeCodes, splitLocale } from '#data/locales.ts'
import { type Address, addressesOf, parameterOf, pathOf } from '../addresses.ts'
import { problemAt } from '../json.ts'
import { didYouMean } from '../nearest.ts'
import type { Finding } from '../problem.ts'
import { type Page, type Project, recordsOf } from '../project.ts'
import type { Reference } from '../references.ts'
import type { Check } from './check.ts'
import { declaredRedirects } from './redirects.ts'

const code = 'dead-link'
/** Ids that the frame of every page has. */
const frameAnchors = ['content']

/** Every link inside the site leads to a page, a record or a redirect, and every anchor exists there. */
export const deadLink: Check = function* (project) {
  const addresses = addressesOf(project)
  const redirects = new Set(declaredRedirects(project).map(({ from }) => from))
  for (const reference of project.references) {
    if (reference.kind !== 'link' || isSource(reference)) continue
    const finding = judge(reference, project, addresses, redirects)
    if (finding) yield problemAt(reference.file, reference.path, finding)
  }
}

/** `redirectFrom` and `from` name old paths: those must not be pages. */
const isSource = ({ path }: Reference): boolean =>
  path[0] === 'redirectFrom' || (path[0] === 'redirects' && path.at(-1) === 'from')

function judge(
  { value, file }: Reference,
  project: Project,
  addresses: ReadonlyMap<string, Address>,
  redirects: ReadonlySet<string>,
): Finding | undefined {
  if (!value.startsWith('/') && !value.startsWith('#')) return undefined
  const [, path = '', anchor] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(value) ?? []
  const own = project.pages.find((page) => page.file === file)
  const address = path === '' ? undefined : addresses.get(path)
  if (path !== '' && !address)
    return redirects.has(path) || isUnread(path, project) ? undefined : unknownPath(path, addresses)
  if (address && address.locales.length < localeCodes.length) return partly(path, address)
  const page = address?.page ?? own
  return page && anchor !== undefined ? unknownAnchor(anchor, page) : undefined
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
  return {
    code,
    what: `No page has the address "${path}".`,
    fix:
      simpler === undefined
        ? didYouMean(path, addresses.keys(), 'Add the page, or link to one that exists.')
        : `Write "${simpler}": paths have no language prefix and no slash at the end.`,
  }
}

const partly = (path: string, { locales }: Address): Finding => ({
  code,
  what:
    locales.length === 0
      ? `"${path}" is not published.`
      : `"${path}" exists only in ${locales.join(', ')}, this page in all languages.`,
  fix: 'Link to a page that everyone can read.',
})

function unknownAnchor(anchor: string, page: Page): Finding | undefined {
  const anchors = [...page.anchors.map(({ name }) => name), ...frameAnchors]
  if (!page.file || anchors.includes(anchor)) return undefined
  return {
    code,
    what: `No section of ${page.name} has the anchor "${anchor}".`,
    fix: didYouMean(anchor, anchors, `Add "anchor": "${anchor}" to a section there.`),
  }
}
