import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Catalogue, type Locale, localeCodes, locales } from '#data/locales.ts'
import { storyFile } from '../emit/story.ts'
import { inspect } from '../index.ts'
import { generatedFolder } from '../folders.ts'
import { makePlan, type PagePlan } from '../plan.ts'
import { isError } from '../problem.ts'
import type { Project } from '../project.ts'
import { readSources } from '../read.ts'
import { shellUses, type Uses } from '../uses.ts'
import { type Command, refused } from './command.ts'
import { dependents, readImportGraph } from './importGraph.ts'

/** What a change can touch. */
export interface Impact {
  /** Ids of pages, sorted. */
  readonly pages: readonly string[]
  /** Languages in which they can look different. */
  readonly locales: readonly Locale[]
  /** Their addresses in these languages. */
  readonly addresses: readonly string[]
  /** Sections of which something changes. */
  readonly sections: readonly string[]
  /** Story files that show something of it. */
  readonly stories: readonly string[]
  /** Scripts that browsers load: the shell, islands, and of pages that are hydrated whole their own. */
  readonly chunks: readonly string[]
  /** Pictures that are shown there: of a page all, else the one that was named. */
  readonly pictures: readonly string[]
}

/** What a file, a folder or a name (message, picture, figure) touches: pages, languages, stories. */
export const impact: Command = {
  name: 'impact',
  parameters: ['<file or name>'],
  about: 'what a change touches: a file, a folder, a message id, a picture, a figure',
  run: ([subject = ''], { top }) => {
    const { project, problems } = inspect(readSources(top))
    if (problems.some(isError))
      return refused('The page configs have problems.', 'Run npm run generate to see them.')
    const touched = impactOf(subject.replace(/^\.\//, '').replace(/\/$/, ''), project, top)
    if (!touched)
      return refused(`${subject} is no file and no name in the configs.`, 'Write a path from the top, or the id of a message, picture or figure.') // prettier-ignore
    const { pages, addresses, sections, stories, chunks, pictures } = touched
    const list = (what: string, names: readonly string[]) =>
      `${names.length} ${what}\n${names.map((name) => `  ${name}\n`).join('')}`
    return {
      status: 0,
      text: `${list('pages', pages)}${addresses.length} addresses in ${touched.locales.join(', ') || 'no language'}\n${list('sections', sections)}${list('story files', stories)}${list('chunks', chunks)}${list('pictures', pictures)}`,
      data: touched,
    }
  },
}

/** Files that a browser's script begins with. */
const entryOfChunk =
  /^site\/(?:app\/shell\/(?=shell\.ts)|sections\/\w+\/(?=\w+\.island))([\w.]+)\.tsx?$/

const storyOf = (page: PagePlan): string => `${generatedFolder}/${storyFile(page)}`

/** What a change of a file, a folder or a name can touch; none if there is no such thing. */
export function impactOf(subject: string, project: Project, top: string): Impact | undefined {
  const plan = makePlan(project)
  const of = (
    pages: readonly PagePlan[],
    shown: readonly Locale[] = localeCodes,
    more: Partial<Impact> = {},
  ): Impact => {
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
  // These show what other pages and records are called.
  const listing = plan.pages.filter((one) => one.sections.some(({ name }) => name === 'SiteMap'))
  const shell = shellUses(project)
  const using = (test: (uses: Uses) => boolean) =>
    test(shell) ? plan.pages : plan.pages.filter(({ uses }) => test(uses))

  const page = plan.pages.find(({ config }) => config === subject)
  if (page) return of([page], localeCodes, { pictures: page.uses.pictures })
  const catalogue = /^pages-config\/messages\/(\w+)\.json$/.exec(subject)?.[1] as Catalogue | undefined // prettier-ignore
  if (catalogue && project.catalogues.has(catalogue))
    return of(plan.pages, localeCodes.filter((code) => locales[code].catalogues.includes(catalogue))) // prettier-ignore
  if (subject.startsWith('pages-config/') && existsSync(join(top, subject))) {
    const named = (names: readonly string[]) => names.some((name) => subject === `pages-config/content/${name}.json`) // prettier-ignore
    const sources = (one: PagePlan) => one.sections.flatMap(({ meta }) => meta.source ?? [])
    const readers = plan.pages.filter((one) => named(sources(one)))
    return of(readers.length > 0 ? [...readers, ...listing] : plan.pages)
  }
  if ([...project.catalogues.values()].some(({ messages }) => messages.has(subject))) {
    const heads = plan.pages.filter((one) => [one.title, one.description].includes(subject))
    const lists = heads.some(({ title }) => title === subject) ? listing : []
    return of([...using(({ messages }) => messages.includes(subject)), ...heads, ...lists])
  }
  if (project.pictures.entries.some(({ id }) => id === subject))
    return of(using(({ pictures }) => pictures.includes(subject)), localeCodes, { pictures: [subject] }) // prettier-ignore
  if (project.figures.entries.some(({ id }) => id === subject))
    return of(using(({ figures }) => figures.includes(subject)))
  if (!existsSync(join(top, subject))) return undefined
  return ofSource(subject)

  function ofSource(path: string): Impact {
    const graph = readImportGraph(top)
    const files = statSync(join(top, path)).isDirectory() ? [...graph.keys()].filter((file) => file.startsWith(`${path}/`)) : [path] // prettier-ignore
    const reached = [...dependents(graph, files)]
    const sections = new Set(
      reached.flatMap((file) => /^site\/sections\/(\w+)\//.exec(file)?.[1] ?? []),
    )
    const everywhere = reached.some((file) => /^site\/(app\/|root\.tsx)/.test(file))
    const pages = plan.pages.filter(
      (one) => everywhere || one.sections.some(({ name }) => sections.has(name)),
    )
    const entries = reached.flatMap((file) => entryOfChunk.exec(file)?.slice(1) ?? [])
    const hydrated = pages.filter(({ mode }) => mode === 'app').flatMap(chunksOf)
    return of(pages, localeCodes, {
      sections: [...sections].toSorted(),
      chunks: [...new Set([...entries, ...hydrated])].toSorted(),
      stories: reached.filter((file) => file.endsWith('.stories.tsx')).toSorted(),
    })
  }
}
