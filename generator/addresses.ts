import { type Locale, localeCodes, locales } from '#data/locales.ts'
import type { PageRecord } from '#data/content.ts'
import { keeper } from './keeper.ts'
import { type Page, type Project, recordsOf } from './project.ts'

/** Unprefixed path of a page by its id; a data page's last segment is `:name`. */
export function pathOf(id: string): string {
  if (!ending.test(id)) return `/${id}`
  const segments = id.split('/')
  if (segments.at(-1) === 'index') segments.pop()
  return `/${segments.join('/').replace(/(^|\/)_([^/]*)$/, '$1:$2')}`
}

/** The end of an id that its address does not have. */
const ending = /(?:^|\/)(?:index|_[^/]*)$/

/** Name of the parameter of a data page: `id` of `explore/news/_id`. */
export const parameterOf = (id: string): string | undefined => /(?:^|\/)_([^/]*)$/.exec(id)?.[1]

/** Whether a record is shown in a locale. */
export const isPublished = (
  record: Pick<PageRecord, 'state' | 'websites'>,
  locale: Locale,
): boolean => record.state && (record.websites?.includes(locales[locale].websiteId) ?? true)

/** A path that visitors can go to. */
export interface Address {
  readonly page: Page
  /** Variants it exists in; none for a record that is not published. */
  readonly locales: readonly Locale[]
}

/** Variants a page exists in: all, unless its config says otherwise. */
export const localesOf = ({ config }: Page): readonly Locale[] =>
  config?.locales ? localeCodes.filter((code) => config.locales?.includes(code)) : localeCodes

export const isDraft = ({ config }: Page): boolean => config?.draft ?? false

/** Every unprefixed path of the site: fixed pages, and a path for each record of a data page; drafts have none yet. */
export const addressesOf = (project: Project): ReadonlyMap<string, Address> =>
  ofProject(project, [], () =>
    addressesIn(
      project.pages.filter((page) => !isDraft(page)),
      project,
    ),
  )

const ofProject = keeper<ReadonlyMap<string, Address>>()

/** The paths that drafts will have. */
export const draftAddressesOf = (project: Project): ReadonlyMap<string, Address> =>
  addressesIn(project.pages.filter(isDraft), project)

function addressesIn(pages: readonly Page[], project: Project): ReadonlyMap<string, Address> {
  const all = new Map<string, Address>()
  for (const page of pages) {
    const path = pathOf(page.id)
    if (parameterOf(page.id) === undefined) all.set(path, { page, locales: localesOf(page) })
  }
  for (const page of pages)
    for (const { path, locales: shown } of recordPaths(page, project))
      if (!all.has(path)) all.set(path, { page, locales: shown })
  return all
}

interface RecordPath {
  readonly path: string
  readonly id: string
  readonly locales: readonly Locale[]
  /** The record, if nothing in it is wrong. */
  readonly value: PageRecord | undefined
}

/** The paths of a data page's records, in the order of the content file; not of those that name a page of their own. */
export function recordPaths(page: Page, project: Project): readonly RecordPath[] {
  if (parameterOf(page.id) === undefined) return []
  const folder = pathOf(page.id).replace(/:[^/]*$/, '')
  return (recordsOf(page, project)?.entries ?? []).flatMap(({ id, value }) =>
    id === undefined || value?.page !== undefined
      ? []
      : [
          {
            id,
            path: folder + id,
            value,
            locales: localesOf(page).filter((locale) => !value || isPublished(value, locale)),
          },
        ],
  )
}
