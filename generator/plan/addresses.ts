import { type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import type { PageRecord } from '#data/content/content.ts'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { memoizeByDependencies } from '../run/memo.ts'
import { type ParsedPageConfig, type Project, findPageRecords } from '../input/project.ts'

/** Returns the unprefixed path of a page by its id; the last segment of a record page is `:name`. */
export function getPagePath(id: string): string {
  if (!indexOrParameter.test(id)) return `/${id}`
  const segments = id.split('/')
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/').replace(/(^|\/)_([^/]*)$/, '$1:$2')}`
}

/** Matches the last segment of ids whose path differs from the id. */
const indexOrParameter = /(?:^|\/)(?:index|_[^/]*)$/

/** Returns the parameter name of a record page: `id` of `explore/news/_id`. */
export const getRouteParameter = (id: string): string | undefined =>
  /(?:^|\/)_([^/]*)$/.exec(id)?.[1]

/** True if a record is shown in a locale. */
export const isPublished = (
  record: Pick<PageRecord, 'state' | 'websites'>,
  locale: Locale,
): boolean => record.state && (record.websites?.includes(locales[locale].websiteId) ?? true)

/** A public path of the site. */
export interface PublicPagePath {
  readonly page: ParsedPageConfig
  /** Locales in which it exists; empty for an unpublished record. */
  readonly locales: readonly Locale[]
}

/** Returns the locales of a page: all unless its config restricts them. */
export const listPageLocales = ({ config }: ParsedPageConfig): readonly Locale[] =>
  config?.locales ? localeCodes.filter((code) => config.locales?.includes(code)) : localeCodes

export const isDraftPage = ({ config, file }: Pick<ParsedPageConfig, 'config' | 'file'>): boolean =>
  // An invalid draft has no decoded config, but must not be published.
  (config ?? (Object(file?.value) as { readonly draft?: unknown })).draft === true

/** Returns the draft version that stands beside a page. */
export const findDraftVersion = (
  { id }: ParsedPageConfig,
  { pages }: Pick<Project, 'pages'>,
): ParsedPageConfig | undefined => pages.find((page) => getPublishedPageId(page.id) === id)

/** Returns every unprefixed path of the site: pages, and a path for each record of a record page; without drafts. */
export const listPublicPaths = (project: Project): ReadonlyMap<string, PublicPagePath> =>
  publishedAddresses(project, [], () =>
    addressesIn(
      project.pages.filter((page) => !isDraftPage(page)),
      project,
    ),
  )

const publishedAddresses = memoizeByDependencies<ReadonlyMap<string, PublicPagePath>>()

/** Returns the future paths of drafts. */
export const listDraftAddresses = (project: Project): ReadonlyMap<string, PublicPagePath> =>
  addressesIn(project.pages.filter(isDraftPage), project)

function addressesIn(
  pages: readonly ParsedPageConfig[],
  project: Project,
): ReadonlyMap<string, PublicPagePath> {
  const all = new Map<string, PublicPagePath>()
  for (const page of pages) {
    const path = getPagePath(page.id)
    if (getRouteParameter(page.id) === undefined)
      all.set(path, { page, locales: listPageLocales(page) })
  }
  for (const page of pages)
    for (const { path, locales: shown } of listRecordPaths(page, project))
      if (!all.has(path)) all.set(path, { page, locales: shown })
  return all
}

interface RecordPath {
  readonly path: string
  readonly id: string
  readonly locales: readonly Locale[]
  /** The decoded record; undefined if it is invalid. */
  readonly value: PageRecord | undefined
}

/** Returns the paths of the records of a record page in the order of the content file, without records that name another page. */
export function listRecordPaths(page: ParsedPageConfig, project: Project): readonly RecordPath[] {
  if (getRouteParameter(page.id) === undefined) return []
  const folder = getPagePath(page.id).replace(/:[^/]*$/, '')
  return (findPageRecords(page, project)?.entries ?? []).flatMap(({ id, value }) =>
    id === undefined || value?.page !== undefined
      ? []
      : [
          {
            id,
            path: folder + id,
            value,
            locales: listPageLocales(page).filter((locale) => !value || isPublished(value, locale)),
          },
        ],
  )
}
