import { wordUnits } from '#data/figures.ts'
import { shellMessages } from '#data/shellMessages.ts'
import type { ReferenceKind } from '#data/fields.ts'
import type { JsonFile } from './json.ts'
import { once } from './keeper.ts'
import { entryOf, type Page, type Project } from './project.ts'
import type { Reference } from './references.ts'

/** What a page or the frame shows: ids of messages, names of figures and pictures, each sorted. */
export interface Uses {
  readonly messages: readonly string[]
  readonly figures: readonly string[]
  readonly pictures: readonly string[]
}

/** Id of the alternative text of a picture. */
export const altOf = (picture: string): string => `picture.${picture}.alt`

const headFields = new Set(['title', 'description', 'shareImage'])

/** Whether a reference stands in the head of a page, which no section shows. */
export const isHead = ({ path }: Reference): boolean =>
  path.length === 1 && headFields.has(String(path[0]))

const byFile = once((references: Project['references']) => Map.groupBy(references, ({ file }) => file)) // prettier-ignore

/** What each file names. */
export const referencesByFile = ({
  references,
}: Named): ReadonlyMap<JsonFile, readonly Reference[]> => byFile(references)

/** What a file names. */
export const referencesIn = (project: Named, file: JsonFile | undefined): readonly Reference[] =>
  (file && byFile(project.references).get(file)) ?? []

/** What names something of a kind, in all files. */
export const referencesOf = (project: Named, kind: ReferenceKind): readonly Reference[] =>
  byKind(project.references).get(kind) ?? []

/** Texts of records, in all files. */
export const recordWords = (project: Named): readonly Reference[] => words(project.references)

type Named = Pick<Project, 'references'>

const byKind = once((references: Project['references']) => Map.groupBy(references, ({ kind }) => kind)) // prettier-ignore
const words = once((references: Project['references']) =>
  references.filter(({ kind }) => kind === 'words' || kind === 'headingWords'),
)

/** Messages a page's sections show beside those that it names. */
export const fixedMessages = (page: Page): readonly string[] =>
  page.sections.flatMap(({ meta }) => meta.messages ?? [])

/** What the sections of a page show. */
export function pageUses(page: Page, project: Project): Uses {
  const shown = [page, ...page.fragments].map(({ file }) => referencesIn(project, file))
  const sources = new Set([page.config?.data, ...page.sections.flatMap(({ meta }) => meta.source)])
  for (const name of sources)
    if (name) shown.push(referencesIn(project, project.records[name].file))
  return usesOf(shown, fixedMessages(page), project)
}

/** What the frame around every page shows. */
export const shellUses = (project: Project): Uses =>
  usesOf([referencesIn(project, project.site?.file)], shellMessages, project)

function usesOf(
  named: readonly (readonly Reference[])[],
  fixed: readonly string[],
  project: Project,
): Uses {
  const messages = new Set(fixed)
  const figures = new Set<string>()
  const pictures = new Set<string>()
  for (const references of named)
    for (const reference of references) {
      const { kind, value } = reference
      if (isHead(reference)) continue
      if (kind === 'message' || kind === 'heading') messages.add(value)
      else if (kind === 'picture') pictures.add(value)
      else if (kind === 'figure') figures.add(value)
      else if (kind === 'words' || kind === 'headingWords')
        for (const name of figuresNamed(value))
          if (entryOf(project.figures, name)) figures.add(name)
    }
  for (const name of pictures) messages.add(altOf(name))
  for (const id of messages) for (const name of figuresIn(id, project)) figures.add(name)
  for (const name of figures) {
    const unit = entryOf(project.figures, name)?.unit
    if (unit !== undefined && wordUnits.has(unit)) messages.add(unitMessage(unit))
  }
  return { messages: sorted(messages), figures: sorted(figures), pictures: sorted(pictures) }
}

/** Id of the message that gives a unit its words. */
export const unitMessage = (unit: string): string => `unit.${unit}`

/** Names that a record's text holds in braces. */
export const figuresNamed = (text: string): readonly string[] =>
  !text.includes('{') ? [] : [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])

/** Figures that a message has as arguments, in any catalogue. */
export function figuresIn(id: string, project: Project): readonly string[] {
  let index = byMessage.get(project)
  if (!index) byMessage.set(project, (index = new Map<string, readonly string[]>()))
  const known = index.get(id) ?? figuresOf(id, project)
  index.set(id, known)
  return known
}

const byMessage = new WeakMap<Project, Map<string, readonly string[]>>()

function figuresOf(id: string, project: Project): readonly string[] {
  const names = new Set<string>()
  for (const { messages } of project.catalogues.values())
    for (const name of messages.get(id)?.args.keys() ?? [])
      if (entryOf(project.figures, name)) names.add(name)
  return [...names]
}

const sorted = (names: Iterable<string>): readonly string[] => [...names].toSorted()
