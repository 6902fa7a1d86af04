import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Locale, localeCodes, locales } from '#data/locale/locales.ts'
import { getPageStoryPath } from '../emit/story.ts'
import { decodeAndCheckSources } from '../index.ts'
import { findCatalogueOfFile } from '../input/catalogues.ts'
import { generatedFolder } from '../run/folders.ts'
import { createSitePlan, type PagePlan } from '../plan/plan.ts'
import { isErrorProblem } from '../problems/problem.ts'
import type { Project } from '../input/project.ts'
import { readProjectSources } from '../input/read.ts'
import { collectShellResourceNames, type ResourceNamesInUse } from '../plan/usages.ts'
import { type GeneratorCommand, createCommandFailure } from './command.ts'
import { findDependentFiles, type ImportGraph, readImportGraph } from './importGraph.ts'

/** Parts of the site that a change can affect. */
export interface ChangeImpact {
  /** Ids of pages, sorted. */
  readonly pages: readonly string[]
  /** Languages in which the pages can change. */
  readonly locales: readonly Locale[]
  /** Addresses of the pages in these languages. */
  readonly addresses: readonly string[]
  /** Sections whose code changes. */
  readonly sections: readonly string[]
  /** Story files that show an affected part. */
  readonly stories: readonly string[]
  /** Browser chunks: the shell, islands, and the modules of fully hydrated pages. */
  readonly chunks: readonly string[]
  /** All pictures of a page, or the picture that the command names. */
  readonly pictures: readonly string[]
}

/** Lists the pages, languages and stories that a file, a folder or a name (message, picture, figure) affects. */
export const impactCommand: GeneratorCommand = {
  name: 'impact',
  parameters: ['<file or name>'],
  about: 'lists what a change affects: a file, a folder, a message id, a picture, a figure',
  run: ([subject = ''], { top }) => {
    const { project, problems } = decodeAndCheckSources(readProjectSources(top))
    if (problems.some(isErrorProblem))
      return createCommandFailure(
        'The page configs have problems.',
        'Run npm run generate to see them.',
      )
    const affected = findChangeImpact(subject.replace(/^\.\//, '').replace(/\/$/, ''), project, top)
    if (!affected)
      return createCommandFailure(
        `${subject} is no file and no name in the configs.`,
        'Write a path from the top, or the id of a message, picture or figure.',
      )
    const { pages, addresses, sections, stories, chunks, pictures } = affected
    const list = (label: string, names: readonly string[]) =>
      `${names.length} ${label}\n${names.map((name) => `  ${name}\n`).join('')}`
    return {
      status: 0,
      text: `${list('pages', pages)}${addresses.length} addresses in ${affected.locales.join(', ') || 'no language'}\n${list('sections', sections)}${list('story files', stories)}${list('chunks', chunks)}${list('pictures', pictures)}`,
      data: affected,
    }
  },
}

/** Entry files of browser chunks. */
const chunkEntry =
  /^site\/(?:app\/shell\/(?=shell\.ts)|sections\/\w+\/(?=\w+\.island))([\w.]+)\.tsx?$/

/** Import graphs by project, so that the impacts of several changes share one. */
const graphs = new WeakMap<Project, ImportGraph>()

function importGraphOf(project: Project, top: string): ImportGraph {
  const graph = graphs.get(project) ?? readImportGraph(top)
  graphs.set(project, graph)
  return graph
}

const storiesIn = (files: Iterable<string>): readonly string[] =>
  [...files].filter((file) => file.endsWith('.stories.tsx')).toSorted()

/** Returns the languages that show a file: of a text in one language those that read it, otherwise all. */
function languagesOf(path: string): readonly Locale[] {
  const language = /\.(\w+)\.md$/.exec(path)?.[1]
  const readers = localeCodes.filter((code) =>
    locales[code].catalogues.some((catalogue) => catalogue === language),
  )
  return readers.length > 0 ? readers : localeCodes
}

const storyOf = (page: PagePlan): string => `${generatedFolder}/${getPageStoryPath(page)}`

/** Returns the impact of a change to a file, a folder or a name; undefined if there is no such file or name. */
export function findChangeImpact(
  subject: string,
  project: Project,
  top: string,
): ChangeImpact | undefined {
  const plan = createSitePlan(project)
  const impactOn = (
    pages: readonly PagePlan[],
    shown: readonly Locale[] = localeCodes,
    more: Partial<ChangeImpact> = {},
  ): ChangeImpact => {
    const ids = new Set(pages.map(({ id }) => id))
    const routes = plan.routes.filter(({ page, locale }) => ids.has(page) && shown.includes(locale))
    return {
      pages: [...ids].toSorted(),
      locales: shown,
      addresses: routes.flatMap(({ addresses }) => addresses).toSorted(),
      sections: [],
      pictures: [],
      chunks: [...new Set(pages.flatMap(chunksOf))].toSorted(),
      ...more,
      stories: [...new Set([...(more.stories ?? []), ...pages.map(storyOf)])],
    }
  }
  const chunksOf = ({ mode, module, sections }: PagePlan): readonly string[] => [
    ...(mode === 'app' ? [basename(module, '.tsx')] : []),
    ...sections.flatMap(({ name }) => (project.islands.has(name) ? [`${name}.island`] : [])),
  ]
  // A site map and the search show the titles of other pages and records.
  const listing = plan.pages.filter((candidate) =>
    candidate.sections.some(({ name }) => name === 'SiteMap' || name === 'SearchResults'),
  )
  const shell = collectShellResourceNames(project)
  const using = (test: (uses: ResourceNamesInUse) => boolean) =>
    test(shell) ? plan.pages : plan.pages.filter(({ uses }) => test(uses))

  const page = plan.pages.find(({ config }) => config === subject)
  if (page) return impactOn([page], localeCodes, { pictures: page.uses.pictures })
  const catalogue = findCatalogueOfFile(subject)
  if (catalogue && project.catalogues.has(catalogue))
    return impactOn(
      plan.pages,
      localeCodes.filter((code) => locales[code].catalogues.includes(catalogue)),
    )
  if (subject.startsWith('pages-config/') && existsSync(join(top, subject))) {
    const named = (names: readonly string[]) =>
      names.some(
        (name) =>
          subject === `pages-config/content/${name}.json` ||
          subject.startsWith(`pages-config/content/${name}/`),
      )
    const sources = (one: PagePlan) => one.sections.flatMap(({ meta }) => meta.source ?? [])
    const readers = plan.pages.filter((one) => named(sources(one)))
    const importing = findDependentFiles(importGraphOf(project, top), [subject])
    return impactOn(
      readers.length > 0 ? [...readers, ...listing] : plan.pages,
      languagesOf(subject),
      {
        stories: storiesIn(importing),
      },
    )
  }
  if ([...project.catalogues.values()].some(({ messages }) => messages.has(subject))) {
    const heads = plan.pages.filter((one) => [one.title, one.description].includes(subject))
    const lists = heads.some(({ title }) => title === subject) ? listing : []
    return impactOn([...using(({ messages }) => messages.includes(subject)), ...heads, ...lists])
  }
  if (project.pictures.entries.some(({ id }) => id === subject))
    return impactOn(
      using(({ pictures }) => pictures.includes(subject)),
      localeCodes,
      { pictures: [subject] },
    )
  if (project.figures.entries.some(({ id }) => id === subject))
    return impactOn(using(({ figures }) => figures.includes(subject)))
  if (!existsSync(join(top, subject))) return undefined
  return impactOfSource(subject)

  function impactOfSource(path: string): ChangeImpact {
    const graph = importGraphOf(project, top)
    const files = statSync(join(top, path)).isDirectory()
      ? [...graph.keys()].filter((file) => file.startsWith(`${path}/`))
      : [path]
    const reached = [...findDependentFiles(graph, files)]
    const sections = new Set(
      reached.flatMap((file) => /^site\/sections\/(\w+)\//.exec(file)?.[1] ?? []),
    )
    // Only drafts of published pages are reviewed, which have no address.
    const everywhere = reached.some((file) =>
      /^site\/(app\/(?!pages\/DraftReview)|root\.tsx)/.test(file),
    )
    const pages = plan.pages.filter(
      (one) => everywhere || one.sections.some(({ name }) => sections.has(name)),
    )
    const entries = reached.flatMap((file) => chunkEntry.exec(file)?.slice(1) ?? [])
    const hydrated = pages.filter(({ mode }) => mode === 'app').flatMap(chunksOf)
    return impactOn(pages, localeCodes, {
      sections: [...sections].toSorted(),
      chunks: [...new Set([...entries, ...hydrated])].toSorted(),
      stories: storiesIn(reached),
    })
  }
}
