import type { SiteConfig } from '#data/pages/pageConfig.ts'
import type { ConfiguredRedirect } from '#data/pages/routeTable.ts'
import { listDeclaredRedirects } from '../checks/routes/redirects.ts'
import { findMissingLaunchEntries } from '../plan/beforeLaunch.ts'
import type { SitePlan } from '../plan/plan.ts'
import { type ContentFile, findContentEntry, type Project } from '../input/project.ts'
import { listReferencesOfKind } from '../plan/usages.ts'
import type { OutputFiles } from './data.ts'
import {
  formatGeneratedFileHeader,
  formatListAsSource,
  formatStringLiteral,
  formatAsSource,
  formatTableAsJson,
} from './source.ts'

/** Emits the tables of routes, redirects, names and islands. */
export function emitSiteTables(plan: SitePlan, project: Project): OutputFiles {
  return new Map([
    ['routes.ts', emitRoutes(plan)],
    ...(project.site
      ? ([
          ['site.ts', emitSite(project.site.config, project)],
          ['theme.ts', emitTheme(project.site.config)],
          ['dataColours.ts', emitDataColours(project.site.config)],
        ] as const)
      : []),
    ['names.ts', emitNames(project)],
    ['operator.ts', emitOperator(project)],
    ['islands.ts', emitIslands(project)],
    ['builtPageSections.json', emitBuiltPageSections(plan)],
    ['searchWords.ts', emitSearchWords(project)],
    ['documents.ts', emitDocuments()],
  ])
}

function emitRoutes({ pages }: SitePlan): string {
  const table = (drafts: boolean) =>
    formatListAsSource(pages.flatMap(({ draft, routes }) => (draft === drafts ? routes : [])))
  return `${formatGeneratedFileHeader('pages-config/pages')}\
import { type RouteTableEntry, type RouteEntry, expandRouteVariants } from '#data/pages/routeTable.ts'

const pages: readonly RouteTableEntry[] = ${table(false)}

const draftPages: readonly RouteTableEntry[] = ${table(true)}

/** All published pages in all locales. */
export const routes: readonly RouteEntry[] = pages.flatMap(expandRouteVariants)

/** Draft pages in all locales, shown only with a signed preview link. */
export const draftRoutes: readonly RouteEntry[] = draftPages.flatMap(expandRouteVariants)
`
}

/** Emits the reader of the list of typeset documents. */
const emitDocuments = (): string => `${formatGeneratedFileHeader('pages-config')}\
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { DocumentManifest } from '#data/products/productDocuments.ts'

const file = join(import.meta.dirname, 'documents.json')
let read: { readonly time: number; readonly documents: DocumentManifest } | undefined

/** Returns the files of typeset product documents by path; the same object until one is typeset again. */
export function readDocuments(): DocumentManifest {
  const time = statSync(file).mtimeMs
  if (read?.time !== time) read = { time, documents: JSON.parse(readFileSync(file, 'utf8')) }
  return read.documents
}
`

/** Emits the section names of each built page, which select its style sheets. */
const emitBuiltPageSections = ({ pages }: SitePlan): string =>
  formatTableAsJson(
    pages
      .filter(({ draft, mode }) => !draft && mode === 'built')
      .map(({ id, sections }) => [id, [...new Set(sections.map(({ name }) => name))].toSorted()]),
  )

function emitSite(config: SiteConfig, project: Project): string {
  const { theme, brand, menu, utility, action, search, footer, legacyWords, hosts } = config
  const redirects: readonly ConfiguredRedirect[] = listDeclaredRedirects(project).map(
    ({ from, to, status }) => ({ from, to, status }),
  )
  return `${formatGeneratedFileHeader('pages-config/site.json')}\
import type { SiteConfig } from '#data/pages/pageConfig.ts'

/** Configuration of the site; \`redirects\` include those of pages. */
export const site: Omit<SiteConfig, 'schemaVersion'> = ${formatAsSource({ theme, brand, menu, utility, action, search, footer, redirects, legacyWords, hosts })}

export const { redirects, legacyWords, hosts } = site

/** Settings that the operator must provide before launch. */
export const missingLaunchEntries: Readonly<Record<'operator' | 'counsel', readonly string[]>> = ${formatAsSource(findMissingLaunchEntries(project))}
`
}

/** Emits the import of the configured theme, so that the build contains no other. */
const emitTheme = ({
  theme,
}: SiteConfig): string => `${formatGeneratedFileHeader('pages-config/site.json')}\
import '#design-system/themes/${theme}/theme.css.ts'

export { fontFiles } from '#design-system/themes/${theme}/fontFiles.ts'

/** Name of the theme, for \`data-brand\` of the document. */
export const theme = ${formatStringLiteral(theme)}
`

/** Emits the import of the theme's colours of charts, for sections that draw some. */
const emitDataColours = ({
  theme,
}: SiteConfig): string => `${formatGeneratedFileHeader('pages-config/site.json')}\
import '#design-system/themes/${theme}/dataColours.css.ts'
`

function emitNames({ catalogues, pictures, figures }: Project): string {
  const ids = (content: ContentFile<unknown>) => content.entries.flatMap(({ id }) => id ?? [])
  const union = (names: Iterable<string>) => {
    const sorted = [...names].toSorted()
    return sorted.length === 0
      ? ' string'
      : sorted.map((name) => `\n      | ${formatStringLiteral(name)}`).join('')
  }
  return `${formatGeneratedFileHeader('pages-config')}\
import '#data/pages/configFields.ts'

declare module '#data/pages/configFields.ts' {
  interface ConfigNameRegistry {
    message:${union(catalogues.get('en')?.messages.keys() ?? [])}
    picture:${union(ids(pictures))}
    figure:${union(ids(figures))}
  }
}
`
}

function emitOperator(project: Project): string {
  const names = [
    ...listReferencesOfKind(project, 'operator'),
    ...listReferencesOfKind(project, 'operatorWords'),
  ].map(({ value }) => value)
  const entries = [...new Set(names)].toSorted().flatMap((name) => {
    const entry = findContentEntry(project.operator, name)
    return entry ? [[name, entry] as const] : []
  })
  return `${formatGeneratedFileHeader('pages-config/content/operator.json')}\
import type { OperatorEntry } from '#data/content/operator.ts'

/** Details of the site operator that sections show, by name. */
export const operatorEntries: Readonly<Record<string, OperatorEntry>> = ${formatAsSource(Object.fromEntries(entries))}
`
}

const emitSearchWords = ({
  searchWords,
}: Project): string => `${formatGeneratedFileHeader('pages-config/content/search-words.json')}\
import type { MessageCatalogueName } from '#data/locale/locales.ts'

/** Search synonyms by word of the site. */
export const searchWords: Readonly<
  Partial<Record<MessageCatalogueName, Readonly<Record<string, readonly string[]>>>>
> = ${formatAsSource(searchWords)}
`

function emitIslands({ islands }: Project): string {
  const names = [...islands].toSorted()
  const entries = names.map(
    (name) =>
      `  [${formatStringLiteral(name)}, () => import('#sections/${name}/${name}.island.tsx')],\n`,
  )
  return `${formatGeneratedFileHeader('site/sections')}\
import type { ComponentType } from 'react'

/** Lazy imports of hydrated section parts by section name. */
export const islands = new Map<string, () => Promise<{ default: ComponentType<never> }>>([
${entries.join('')}])
`
}
