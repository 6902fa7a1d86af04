import { pathToFileURL } from 'node:url'
import { Schema } from 'effect'
import { collectionNames } from '#data/content/collectionNames.ts'
import { isPublishedAt } from '#data/pages/schedule.ts'
import { picturesPath, resolvePictureUrls } from '#data/content/pictures.ts'
import { localeCodes, locales, completeCatalogues } from '#data/locale/locales.ts'
import { formatFigure } from '#data/messages/figures.ts'
import { metaLimits } from '#data/pages/metaLimits.ts'
import { middlewareNames } from '#data/pages/middlewareNames.ts'
import { PageConfig } from '#data/pages/pageConfig.ts'
import type { ContentFile, ParsedPageConfig, Project } from '#generator/input/project.ts'
import { formatMessageParts } from '#generator/i18n/messages.ts'
import { pageSectionRegistry } from '#generator/input/registry.ts'
import { listPagesByOpeningPicture } from '#generator/checks/media/repeatedPicture.ts'
import {
  listPublicPaths,
  isDraftPage,
  listPageLocales,
  getPagePath,
} from '#generator/plan/addresses.ts'
import { formatUnitMessageId } from '#generator/plan/usages.ts'
import { type ConfigProblem, isErrorProblem } from '#generator/problems/problem.ts'
import type { SectionExamples } from '#sections/examples.ts'
import type {
  EditorNameEntry,
  PageSummary,
  EditorSectionEntry,
  EditorSiteResponse,
} from '../../api/site.ts'
import { listPagesWithFragment } from './editedFile.ts'
import { createEditorFields } from './fields.ts'
import { listPageMessageIds, findStaleMessageIds } from './pageMessages.ts'
import { listStoryIds } from './storyIds.ts'

type Examples = SectionExamples<Readonly<Record<string, unknown>>, object>

/** Examples by section. */
export type ExamplesBySection = ReadonlyMap<string, Examples>

/** Loads the examples of all sections. */
export async function loadSectionExamples(): Promise<ExamplesBySection> {
  const load = async (name: string) => {
    const module = (await import(`#sections/${name}/${name}.examples.ts`)) as { examples: Examples }
    return [name, module.examples] as const
  }
  return new Map(await Promise.all(pageSectionRegistry.names.map(load)))
}

/** Describes the names that an author can choose from, and all pages; `top` is the folder of the project. */
export function describeSiteForEditor(
  project: Project,
  problems: readonly ConfigProblem[],
  examples: ExamplesBySection,
  top: string,
): EditorSiteResponse {
  const { $schema: _, sections: __, ...pageFields } = PageConfig.fields
  const stories = listStoryIds()
  return {
    brand: project.site?.config.brand.name ?? '',
    folder: pathToFileURL(top).pathname,
    pages: describePages(project, problems),
    sections: Object.fromEntries(
      pageSectionRegistry.names.map((name) => [name, describeSection(name, examples, stories)]),
    ),
    pageFields: createEditorFields(Schema.Struct(pageFields)),
    fragments: Object.fromEntries(
      project.fragments.map(({ id, file }) => [
        id,
        {
          sections: sectionsIn(file.value),
          shownOn: listPagesWithFragment(id, project),
          errors: problems.filter((one) => one.file === file.name && isErrorProblem(one)).length,
        },
      ]),
    ),
    menu: describeMenu(project),
    pictures: describePictures(project),
    names: describeNames(project),
    terms: Object.fromEntries(
      Object.entries(project.terms).map(([code, { terms }]) => [
        code,
        terms.flatMap(({ use }) => use),
      ]),
    ),
    themes: [...project.themes],
    metaLimits: Object.fromEntries(localeCodes.map((code) => [code, metaLimits[code].most])),
  }
}

const sectionsIn = (config: unknown) =>
  (Object(config) as { readonly sections?: readonly Readonly<Record<string, unknown>>[] })
    .sections ?? []

function describeSection(
  name: string,
  examples: ExamplesBySection,
  stories: ReadonlyMap<string, string>,
): EditorSectionEntry {
  const schema = pageSectionRegistry.schemaOf(name)
  const { description, underHeader = false, loader } = pageSectionRegistry.metaOf(name)
  return {
    description,
    underHeader,
    fields: schema ? createEditorFields(schema) : [],
    examples: Object.fromEntries(
      Object.entries(examples.get(name) ?? {}).map(([key, { props }]) => [key, props]),
    ),
    ...(loader && {
      loader: { prop: loader.prop, options: ['source', ...(loader.options ?? [])] },
    }),
    code: `site/sections/${name}/${name}.tsx`,
    story: stories.get(name) ?? '',
  }
}

function describePages(
  project: Project,
  problems: readonly ConfigProblem[],
): readonly PageSummary[] {
  const byFile = Map.groupBy(problems, ({ file }) => file)
  const inCatalogues = problems.filter(({ file }) => file.startsWith('pages-config/messages/'))
  const stale = findStaleMessageIds(project)
  return project.pages.map((page) => {
    const ids = listPageMessageIds(page, project)
    const own = [
      ...[page.name, ...page.fragments.map(({ file }) => file.name)].flatMap(
        (name) => byFile.get(name) ?? [],
      ),
      ...inCatalogues.filter(({ path }) => ids.has(path)),
    ]
    const missing = completeCatalogues.map((code) => {
      const messages = project.catalogues.get(code)?.messages
      return [code, [...ids].filter((id) => !messages?.get(id)?.text).length] as const
    })
    const outdated = [...stale].map(
      ([code, all]) => [code, [...ids].filter((id) => all.has(id)).length] as const,
    )
    return {
      id: page.id,
      path: getPagePath(page.id),
      file: page.name,
      title: pageTitle(page, project),
      status: statusOf(page),
      locales: listPageLocales(page),
      ...(page.config?.data && { data: page.config.data }),
      errors: own.filter(isErrorProblem).length,
      warnings: own.filter((problem) => !isErrorProblem(problem)).length,
      missing: Object.fromEntries(missing.filter(([, count]) => count > 0)),
      stale: Object.fromEntries(outdated.filter(([, count]) => count > 0)),
      anchors: page.anchors.map(({ name }) => name),
      sections: [...new Set(page.sections.map(({ name }) => name))],
    }
  })
}

const pageTitle = ({ id, config }: ParsedPageConfig, project: Project): string =>
  project.catalogues.get('en')?.messages.get(config?.title ?? '')?.text ?? getPagePath(id)

function statusOf(page: ParsedPageConfig): PageSummary['status'] {
  if (isDraftPage(page)) return 'draft'
  const { publishAt, expiresAt } = page.config ?? {}
  if (
    isPublishedAt(Date.now(), { ...(publishAt && { publishAt }), ...(expiresAt && { expiresAt }) })
  )
    return 'published'
  return publishAt && Date.now() < Date.parse(publishAt) ? 'scheduled' : 'expired'
}

function describeMenu({ site, catalogues }: Project): EditorSiteResponse['menu'] {
  const describe = ({ label, href }: { readonly label: string; readonly href: string }) => ({
    label,
    text: catalogues.get('en')?.messages.get(label)?.text ?? label,
    href,
  })
  return (site?.config.menu ?? []).map((entry) => ({
    ...describe(entry),
    children: (entry.children ?? []).map(describe),
  }))
}

function describePictures(project: Project): EditorSiteResponse['pictures'] {
  const openings = listPagesByOpeningPicture(project)
  return project.pictures.entries.flatMap(({ id, value }) =>
    id === undefined || !value
      ? []
      : {
          name: id,
          file: resolvePictureUrls(value),
          thumbnail: picturesPath + value.webp[0].file,
          opens: openings.get(value.master ?? id) ?? [],
        },
  )
}

function describeNames(project: Project): Readonly<Record<string, readonly EditorNameEntry[]>> {
  const addresses = [...listPublicPaths(project)]
  return {
    figure: project.figures.entries.flatMap(({ id, value }) =>
      id === undefined || !value ? [] : describeFigure(id, value, project),
    ),
    link: addresses.map(([path, { page }]) => ({
      name: path,
      shown: { en: pageTitle(page, project) },
    })),
    operator: project.operator.entries.flatMap(({ id, value }) =>
      id === undefined || !value ? [] : { name: id, shown: { ...value.label } },
    ),
    middleware: middlewareNames.map((name) => ({ name, shown: {} })),
    ...Object.fromEntries(
      collectionNames.map((name) => [`record:${name}`, describeRecords(project.records[name])]),
    ),
  }
}

function describeFigure(
  name: string,
  figure: Parameters<typeof formatFigure>[0],
  { catalogues }: Project,
): EditorNameEntry {
  const shown = localeCodes.map((code) => {
    const { formatTag, catalogues: names } = locales[code]
    const word = (unit: string, n: number) => {
      const id = formatUnitMessageId(unit)
      const message = names.map((one) => catalogues.get(one)?.messages.get(id)).find(Boolean)
      return message?.parts.length ? formatMessageParts(message.parts, () => n, formatTag) : unit
    }
    return [code, formatFigure(figure, code, word).text] as const
  })
  return { name, shown: Object.fromEntries(shown), source: figure.source }
}

const describeRecords = ({ entries }: ContentFile<unknown>): readonly EditorNameEntry[] =>
  entries.flatMap(({ id, value }) => {
    if (id === undefined) return []
    const { title } = Object(value) as { readonly title?: Readonly<Record<string, string>> }
    return { name: id, shown: title ?? {} }
  })
