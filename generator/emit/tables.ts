import type { SiteConfig } from '#data/pageConfig.ts'
import type { DeclaredRedirect } from '#data/routeTable.ts'
import { declaredRedirects } from '../checks/redirects.ts'
import type { Plan } from '../plan.ts'
import { type Content, entryOf, type Project } from '../project.ts'
import { referencesOf } from '../uses.ts'
import type { Files } from './data.ts'
import { header, listSource, literal, source } from './source.ts'

/** The tables of routes, redirects, names and islands. */
export function emitTables(plan: Plan, project: Project): Files {
  return new Map([
    ['routes.ts', emitRoutes(plan)],
    ...(project.site
      ? ([
          ['site.ts', emitSite(project.site.config, project)],
          ['theme.ts', emitTheme(project.site.config)],
        ] as const)
      : []),
    ['names.ts', emitNames(project)],
    ['operator.ts', emitOperator(project)],
    ['islands.ts', emitIslands(project)],
    ['searchWords.ts', emitSearchWords(project)],
  ])
}

function emitRoutes({ pages }: Plan): string {
  const table = (drafts: boolean) =>
    listSource(pages.flatMap(({ draft, routes }) => (draft === drafts ? routes : [])))
  return `${header('pages-config/pages')}\
import { type PageRoutes, type RouteEntry, variantsOf } from '#data/routeTable.ts'

const pages: readonly PageRoutes[] = ${table(false)}

const draftPages: readonly PageRoutes[] = ${table(true)}

/** Every page in every variant. */
export const routes: readonly RouteEntry[] = pages.flatMap(variantsOf)

/** Pages that are not published: shown to whoever has a link that allows it. */
export const drafts: readonly RouteEntry[] = draftPages.flatMap(variantsOf)
`
}

function emitSite(config: SiteConfig, project: Project): string {
  const { theme, brand, menu, utility, action, search, footer, legacyWords, hosts } = config
  const redirects: readonly DeclaredRedirect[] = declaredRedirects(project).map(
    ({ from, to, status }) => ({ from, to, status }),
  )
  return `${header('pages-config/site.json')}\
import type { SiteConfig } from '#data/pageConfig.ts'

/** What all pages share; redirects of pages are among the declared ones. */
export const site: Omit<SiteConfig, 'schemaVersion'> = ${source({ theme, brand, menu, utility, action, search, footer, redirects, legacyWords, hosts })}

export const { redirects, legacyWords, hosts } = site
`
}

/** Only the theme that is named here reaches the build. */
const emitTheme = ({ theme }: SiteConfig): string => `${header('pages-config/site.json')}\
import '#design-system/themes/${theme}/theme.css.ts'

export { fontFiles } from '#design-system/themes/${theme}/fontFiles.ts'

/** Name of the theme, for \`data-brand\` of the document. */
export const theme = ${literal(theme)}
`

function emitNames({ catalogues, pictures, figures }: Project): string {
  const ids = (content: Content<unknown>) => content.entries.flatMap(({ id }) => id ?? [])
  const union = (names: Iterable<string>) => {
    const sorted = [...names].toSorted()
    return sorted.length === 0
      ? ' string'
      : sorted.map((name) => `\n      | ${literal(name)}`).join('')
  }
  return `${header('pages-config')}\
import '#data/fields.ts'

declare module '#data/fields.ts' {
  interface Names {
    message:${union(catalogues.get('en')?.messages.keys() ?? [])}
    picture:${union(ids(pictures))}
    figure:${union(ids(figures))}
  }
}
`
}

function emitOperator(project: Project): string {
  const names = referencesOf(project, 'operator').map(({ value }) => value)
  const entries = [...new Set(names)].toSorted().flatMap((name) => {
    const entry = entryOf(project.operator, name)
    return entry ? [[name, entry] as const] : []
  })
  return `${header('pages-config/content/operator.json')}\
import type { OperatorEntry } from '#data/operator.ts'

/** What sections ask of the operator of the site, by name. */
export const operator: Readonly<Record<string, OperatorEntry>> = ${source(Object.fromEntries(entries))}
`
}

const emitSearchWords = ({
  searchWords,
}: Project): string => `${header('pages-config/content/search-words.json')}\
import type { Catalogue } from '#data/locales.ts'

/** What visitors type for the words of the site, by those words. */
export const searchWords: Readonly<
  Partial<Record<Catalogue, Readonly<Record<string, readonly string[]>>>>
> = ${source(searchWords)}
`

function emitIslands({ islands }: Project): string {
  const names = [...islands].toSorted()
  const entries = names.map(
    (name) => `  [${literal(name)}, () => import('#sections/${name}/${name}.island.tsx')],\n`,
  )
  return `${header('site/sections')}\
import type { ComponentType } from 'react'

/** Loads the part of a section that is hydrated, by the section's name. */
export const islands = new Map<string, () => Promise<{ default: ComponentType<never> }>>([
${entries.join('')}])
`
}
