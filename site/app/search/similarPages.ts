import type { ListResponseRecord } from '#data/content/lists.ts'
import { locales, localizePath, splitLocaleFromPath } from '#data/locale/locales.ts'
import { getWebsiteCode } from '#data/locale/websites.ts'
import { fetchListByWebsite } from '../client/lists.ts'
import { siteApiClient } from '../client/siteClient.ts'
import {
  type BuildRouteManifest,
  getBuildRouteManifest,
  fetchPagePayload,
  getCurrentBuildId,
} from '../client/buildFiles.ts'
import { siteClientState } from '../client/pageState.ts'

interface PageLink {
  readonly title: string
  readonly href: string
}

/** Lists with the records of data pages, by page id. */
const lists = new Map<string, 'news' | 'products'>([
  ['explore/news/_id', 'news'],
  ['products/_id', 'products'],
])

const maxLinks = 3
const minSimilarity = 0.55

/** Fills `box` with links to pages whose paths are similar to the missing one, and shows it. */
export async function showSimilarPages(box: HTMLElement): Promise<void> {
  const id = getCurrentBuildId()
  if (id === undefined) return
  const { prerendered, routes } = await getBuildRouteManifest(id)
  const matched = routes.find(
    ({ locale, path }) => locale === siteClientState.lang && matches(path),
  )
  const name = lists.get(matched?.page ?? '')
  const links = name ? await similarRecords(name) : await similarBuiltPages(prerendered)
  const list = box.querySelector('ul')
  const item = list?.querySelector('template')?.content.firstElementChild
  if (!list || !item || links.length === 0) return
  list.replaceChildren(
    ...links.map(({ title, href }) => {
      const copy = item.cloneNode(true) as Element
      const link = copy.querySelector('a')
      link?.setAttribute('href', href)
      link?.replaceChildren(title)
      return copy
    }),
  )
  box.hidden = false
}

/** Returns true if a route with parameters, such as `/de/products/:id`, matches the current path. */
function matches(route: BuildRouteManifest['routes'][number]['path']): boolean {
  const current = location.pathname.split('/')
  const parts = route.split('/')
  return (
    route.includes(':') &&
    parts.length === current.length &&
    parts.every((part, at) => part === current[at] || (part.startsWith(':') && current[at] !== ''))
  )
}

/** Finds records of a list with similar paths. */
async function similarRecords(name: 'news' | 'products'): Promise<readonly PageLink[]> {
  const locale = siteClientState.lang
  const website = getWebsiteCode(locales[locale].websiteId)
  const all = await fetchListByWebsite(siteApiClient, name)
  siteClientState[name] = website ? all[website] : []
  // The French locale shows the records of the English website under its own paths.
  const localizedPath = ({ href }: ListResponseRecord) =>
    localizePath(locale, splitLocaleFromPath(href).path)
  const found = closest(siteClientState[name].map(localizedPath))
  return found.flatMap((href) =>
    siteClientState[name]
      .filter((record) => localizedPath(record) === href)
      .map(({ title }) => ({ title, href })),
  )
}

/** Finds prerendered pages with similar paths; the titles come from their payloads. */
function similarBuiltPages(prerendered: readonly string[]): Promise<readonly PageLink[]> {
  const own = prerendered.filter(
    (path) => splitLocaleFromPath(path).locale === siteClientState.lang,
  )
  return Promise.all(
    closest(own).map(async (href) => ({
      title: withoutBrand((await fetchPagePayload(href)).title),
      href,
    })),
  )
}

/** Removes the brand from a page title. */
const withoutBrand = (title: string): string => title.replace(/ – [^–]*$/, '')

/** Returns the paths similar to the current one, most similar first. */
function closest(addresses: readonly string[]): readonly string[] {
  const current = bigrams(location.pathname)
  return addresses
    .map((address) => ({ address, similarity: similarity(current, bigrams(address)) }))
    .filter((one) => one.similarity >= minSimilarity)
    .toSorted((a, b) => b.similarity - a.similarity)
    .slice(0, maxLinks)
    .map(({ address }) => address)
}

/** Returns the character bigrams of a path without prefix. */
function bigrams(address: string): ReadonlySet<string> {
  const path = splitLocaleFromPath(address)
    .path.toLowerCase()
    .replaceAll(/[-_.%]/g, '')
  return new Set([...path].map((character, at) => character + (path[at + 1] ?? '')))
}

/** Sørensen–Dice coefficient, 0 to 1. */
const similarity = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  (2 * [...a].filter((pair) => b.has(pair)).length) / (a.size + b.size)
