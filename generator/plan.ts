import { localeCodes } from '#data/locales.ts'
import type { MiddlewareName } from '#data/middlewareNames.ts'
import { collectionNames } from '#data/collectionNames.ts'
import type { SectionMeta } from '#data/fields.ts'
import type { PageConfig } from '#data/pageConfig.ts'
import {
  moduleOf,
  type PageRoutes,
  type Period,
  type RenderMode,
  type RouteEntry,
  variantsOf,
} from '#data/routeTable.ts'
import { isDraft, localesOf, parameterOf, pathOf, recordPaths } from './addresses.ts'
import { keeper, once } from './keeper.ts'
import type { Page, Project } from './project.ts'
import { registry } from './registry.ts'
import { type Source, sourceOf } from './sources.ts'
import { pageUses, type Uses } from './uses.ts'

/** A section as its page shows it. */
export interface SectionPlan {
  readonly name: string
  /** Key of its records in the page's data. */
  readonly key: string
  readonly meta: SectionMeta
  readonly props: Readonly<Record<string, unknown>>
  readonly source: Source | undefined
}

/** A page, in all its variants. */
export interface PagePlan {
  readonly id: string
  /** Path of its config from the top. */
  readonly config: string
  /** Path of its route module below `site/generated`. */
  readonly module: string
  /** Name of its component. */
  readonly component: string
  readonly path: string
  readonly mode: RenderMode
  readonly class: NonNullable<PageConfig['class']>
  readonly layout: NonNullable<PageConfig['layout']>
  readonly colorMode: PageConfig['colorMode']
  /** Shown by a link that allows it only. */
  readonly draft: boolean
  readonly noindex: boolean
  readonly middleware: readonly MiddlewareName[]
  /** Picture for where the page is shared, if it names one. */
  readonly shareImage: string | undefined
  readonly islands: boolean
  /** Whether the maintenance notice stands in for its sections. */
  readonly maintenance: boolean
  readonly underHeader: boolean
  readonly query: readonly string[]
  readonly action: SectionMeta['action']
  readonly title: string
  readonly description: string
  readonly sections: readonly SectionPlan[]
  readonly uses: Uses
  readonly routes: PageRoutes
}

/** What will be written, still without a line of code. */
export interface Plan {
  readonly pages: readonly PagePlan[]
  /** Of all pages but drafts. */
  readonly routes: readonly RouteEntry[]
}

const plannedPages = keeper<PagePlan | undefined>()
const variants = once(variantsOf)

/** Plans pages and routes of a project without problems. */
export function makePlan(project: Project): Plan {
  const sorted = project.pages.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const around = [
    ...project.catalogues.values(),
    ...collectionNames.map((name) => project.records[name]),
    project.figures,
    [...project.islands].join(),
  ]
  const pages = sorted.flatMap(
    (page) => plannedPages(page, around, () => planPage(page, project)) ?? [],
  )
  return { pages, routes: pages.flatMap(({ draft, routes }) => (draft ? [] : variants(routes))) }
}

function planPage(written: Page, project: Project): PagePlan | undefined {
  const { config, id } = written
  if (!config) return undefined
  const maintenance = config.maintenance ?? false
  const page = maintenance ? underMaintenance(written) : written
  const metas = page.sections.map(({ meta }) => meta)
  const query = [...new Set(metas.flatMap((meta) => meta.query ?? []))].toSorted()
  const action = metas.find((meta) => meta.action)?.action
  const plan = {
    id,
    config: page.name,
    module: moduleOf(id),
    component: componentName(id),
    path: pathOf(id),
    mode: maintenance ? 'request' : modeOf(metas, config),
    class: config.class ?? 'marketing',
    layout: config.layout ?? 'default',
    colorMode: config.colorMode,
    draft: isDraft(written),
    noindex: isDraft(written) || (config.noindex ?? false),
    middleware: config.middleware ?? [],
    shareImage: config.shareImage,
    islands: page.sections.some(({ name }) => project.islands.has(name)),
    maintenance,
    underHeader: metas[0]?.underHeader ?? false,
    query,
    action,
    title: maintenance ? 'maintenance.title' : config.title,
    description: maintenance ? 'maintenance.description' : config.description,
    sections: page.sections.map(({ name, meta, props = {} }, index) => ({
      name,
      key: `s${index + 1}`,
      meta,
      props,
      source: sourceOf(name, meta),
    })),
    uses: pageUses(page, project),
  }
  return { ...plan, routes: planRoutes(plan, written, project) }
}

/** The page as it is while the notice stands in for its sections. */
function underMaintenance(page: Page): Page {
  const name = 'MaintenanceNotice'
  return { ...page, sections: [{ name, meta: registry.metaOf(name), path: [], props: {} }] }
}

/** Hydrated whole, rendered on request, or built once. */
function modeOf(metas: readonly SectionMeta[], { middleware }: PageConfig): RenderMode {
  if (metas.some(({ app }) => app)) return 'app'
  const changes = metas.some(
    ({ query, action, clock, visitor }) => query?.length || action || clock || visitor,
  )
  return changes || middleware ? 'request' : 'built'
}

function componentName(id: string): string {
  const words = id.split(/[^A-Za-z0-9]+/).filter((word) => word !== '')
  const name = words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  return `${/^\d/.test(name) ? 'The' : ''}${name}Page`
}

/** What the routes of a page follow from: what is so for most pages is left out. */
function planRoutes(plan: Omit<PagePlan, 'routes'>, page: Page, project: Project): PageRoutes {
  const { id, path, mode, query, noindex, action } = plan
  const locales = localesOf(page)
  const records = recordPaths(page, project).map((record) => ({
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
    ...(parameterOf(id) === undefined ? periodOf(page.config) : { records }),
  }
}

/** When something is shown, as far as it or its page says so. */
function periodOf(page: Period = {}, own: Period = {}): Period {
  const publishAt = own.publishAt ?? page.publishAt
  const expiresAt = own.expiresAt ?? page.expiresAt
  return { ...(publishAt !== undefined && { publishAt }), ...(expiresAt !== undefined && { expiresAt }) } // prettier-ignore
}
