import { localeCodes } from '#data/locale/locales.ts'
import type { MiddlewareName } from '#data/pages/middlewareNames.ts'
import { collectionNames } from '#data/content/collectionNames.ts'
import type { SectionFormAction, SectionMetadata } from '#data/pages/configFields.ts'
import type { PageConfig } from '#data/pages/pageConfig.ts'
import type { DraftVersionChanges } from '#data/pages/draftChanges.ts'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { type SectionVisibility, getSectionVisibility } from '#data/pages/sectionVisibility.ts'
import {
  getRouteModulePath,
  type RouteTableEntry,
  type PublicationPeriod,
  type RenderMode,
  type RouteEntry,
  expandRouteVariants,
} from '#data/pages/routeTable.ts'
import { maintenancePageHead } from '#sections/MaintenanceNotice/MaintenanceNotice.schema.ts'
import { compareDraftWithPublished } from './draftChanges.ts'
import {
  isDraftPage,
  listPageLocales,
  getRouteParameter,
  getPagePath,
  listRecordPaths,
} from './addresses.ts'
import { findMessagesOfLimitedSections } from './limitedMessages.ts'
import { memoizeByDependencies, memoize } from '../run/memo.ts'
import type { ParsedPageConfig, Project, ParsedPageSection } from '../input/project.ts'
import { pageSectionRegistry } from '../input/registry.ts'
import { collectPageResourceNames, type ResourceNamesInUse } from './usages.ts'

/** A planned section of a page. */
export interface SectionPlan {
  readonly name: string
  /** Key of its records in the loader data of the page. */
  readonly key: string
  readonly meta: SectionMetadata
  readonly props: Readonly<Record<string, unknown>>
  /** Locales and times in which the server shows it; undefined if always. */
  readonly visibility: SectionVisibility | undefined
}

/** A planned page in all its locales. */
export interface PagePlan {
  readonly id: string
  /** Path of its config from the repository root. */
  readonly config: string
  /** Path of its route module relative to `site/generated`. */
  readonly module: string
  /** Name of its component. */
  readonly component: string
  readonly path: string
  readonly mode: RenderMode
  readonly class: NonNullable<PageConfig['class']>
  readonly layout: NonNullable<PageConfig['layout']>
  /** The colour mode that the page forces. */
  readonly colorMode: 'light' | 'dark' | undefined
  /** Shown only with a signed preview link. */
  readonly draft: boolean
  /** Differences from the published page; undefined unless it is a draft version. */
  readonly changes: DraftVersionChanges | undefined
  readonly noindex: boolean
  readonly middleware: readonly MiddlewareName[]
  /** Picture for link previews. */
  readonly shareImage: string | undefined
  readonly islands: boolean
  /** True if the maintenance notice replaces its sections. */
  readonly maintenance: boolean
  readonly underHeader: boolean
  readonly query: readonly string[]
  readonly action: (SectionFormAction & { readonly values: SectionPlan['props'] }) | undefined
  readonly title: string
  readonly description: string
  readonly sections: readonly SectionPlan[]
  readonly uses: ResourceNamesInUse
  /** Messages of sections with limits of locale or time. */
  readonly limited: ReturnType<typeof findMessagesOfLimitedSections>
  readonly routes: RouteTableEntry
}

/** Everything that will be emitted, independent of the generated code. */
export interface SitePlan {
  readonly pages: readonly PagePlan[]
  /** Routes of all pages except drafts. */
  readonly routes: readonly RouteEntry[]
}

const plannedPages = memoizeByDependencies<PagePlan | undefined>()
const variants = memoize(expandRouteVariants)

/** Plans pages and routes of a project without problems. */
export function createSitePlan(project: Project): SitePlan {
  const sorted = project.pages.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const dependencies = [
    ...project.catalogues.values(),
    project.code,
    ...collectionNames.map((name) => project.records[name]),
    project.figures,
    [...project.islands].join(),
  ]
  const byId = new Map(sorted.map((page) => [page.id, page]))
  const pages = sorted.flatMap((page) => {
    const published = byId.get(getPublishedPageId(page.id) ?? '')
    const plan = () => planPage(page, published, project)
    return plannedPages(page, [...dependencies, published], plan) ?? []
  })
  return { pages, routes: pages.flatMap(({ draft, routes }) => (draft ? [] : variants(routes))) }
}

function planPage(
  original: ParsedPageConfig,
  published: ParsedPageConfig | undefined,
  project: Project,
): PagePlan | undefined {
  const { config, id } = original
  if (!config) return undefined
  const maintenance = config.maintenance ?? false
  const page = maintenance ? withMaintenanceNotice(original) : original
  const metas = page.sections.map(({ meta }) => meta)
  const query = [...new Set(metas.flatMap((meta) => meta.query ?? []))].toSorted()
  const action = actionOf(page)
  const head = maintenance ? maintenancePageHead : config
  const plan = {
    id,
    config: page.name,
    module: getRouteModulePath(id),
    component: componentName(id),
    path: getPagePath(id),
    mode: maintenance ? 'request' : modeOf(page, config),
    class: config.class ?? 'marketing',
    layout: config.layout ?? 'default',
    colorMode: config.colorMode === 'system' ? undefined : config.colorMode,
    draft: isDraftPage(original),
    changes:
      published && !maintenance ? compareDraftWithPublished(published, page, project) : undefined,
    noindex: isDraftPage(original) || (config.noindex ?? false),
    middleware: config.middleware ?? [],
    shareImage: config.shareImage,
    islands: page.sections.some(({ name }) => project.islands.has(name)),
    maintenance,
    underHeader: metas[0]?.underHeader ?? false,
    query,
    action,
    title: head.title,
    description: head.description,
    sections: page.sections.map(planSection),
    uses: collectPageResourceNames(page, project),
    limited: findMessagesOfLimitedSections(page, project),
  }
  return { ...plan, routes: planRoutes(plan, original, project) }
}

function planSection({ name, meta, props = {} }: ParsedPageSection, index: number): SectionPlan {
  const { locales: _, from: __, until: ___, ...others } = props
  return {
    name,
    key: `s${index + 1}`,
    meta,
    props: others,
    visibility: getSectionVisibility(props),
  }
}

/** Replaces the sections of a page by the maintenance notice. */
function withMaintenanceNotice(page: ParsedPageConfig): ParsedPageConfig {
  const name = 'MaintenanceNotice'
  return {
    ...page,
    sections: [{ name, meta: pageSectionRegistry.metaOf(name), path: [], props: {} }],
  }
}

/** The action of the first section that has one, with the fields of the config it takes. */
function actionOf({ sections }: ParsedPageConfig): PagePlan['action'] {
  const found = sections.find(({ meta }) => meta.action)
  if (!found?.meta.action) return undefined
  const { action } = found.meta
  const values = (action.options ?? []).map((name) => [name, found.props?.[name]])
  return { ...action, values: Object.fromEntries(values) }
}

/** Returns the render mode: fully hydrated, rendered on request, or prerendered. */
function modeOf({ sections }: ParsedPageConfig, { middleware }: PageConfig): RenderMode {
  if (sections.some(({ meta }) => meta.app)) return 'app'
  const isDynamic = sections.some(
    ({ meta: { query, action, clock, visitor }, props }) =>
      query?.length || action || clock || visitor || props?.['from'] || props?.['until'],
  )
  return isDynamic || middleware ? 'request' : 'built'
}

function componentName(id: string): string {
  const words = id.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  return `${/^\d/.test(name) ? 'The' : ''}${name}Page`
}

/** Builds the route data of a page without default values. */
function planRoutes(
  plan: Omit<PagePlan, 'routes'>,
  page: ParsedPageConfig,
  project: Project,
): RouteTableEntry {
  const { id, path, mode, query, noindex, action } = plan
  const locales = listPageLocales(page)
  const records = listRecordPaths(page, project).map((record) => ({
    path: record.path,
    ...(record.locales.length < locales.length && { locales: record.locales }),
    ...periodOf(page.config, record.value),
  }))
  return {
    page: id,
    path,
    mode,
    class: plan.class,
    ...(locales.length < localeCodes.length && { locales }),
    ...(query.length > 0 && { query }),
    ...(action !== undefined && { posts: true }),
    ...(noindex && { noindex }),
    ...(getRouteParameter(id) === undefined ? periodOf(page.config) : { records }),
  }
}

/** Returns the publication period of a record or page; the record's own values have precedence. */
function periodOf(page: PublicationPeriod = {}, own: PublicationPeriod = {}): PublicationPeriod {
  const publishAt = own.publishAt ?? page.publishAt
  const expiresAt = own.expiresAt ?? page.expiresAt
  return {
    ...(publishAt !== undefined && { publishAt }),
    ...(expiresAt !== undefined && { expiresAt }),
  }
}
