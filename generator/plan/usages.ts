import { spelledOutUnits } from '#data/messages/figures.ts'
import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import {
  isMessageReferenceKind,
  messageReferenceKinds,
  type ReferenceKind,
} from '#data/pages/configFields.ts'
import {
  listDraftReviewMessageIds,
  listPageFrameMessageIds,
  listSectionMessageIds,
} from '../i18n/codeMessages.ts'
import type { JsonFile } from '../input/json.ts'
import { memoize } from '../run/memo.ts'
import {
  findContentEntry,
  type ParsedPageConfig,
  type Project,
  type ParsedPageSection,
} from '../input/project.ts'
import type { ConfigReference } from '../input/references.ts'

/** Sorted message ids, figure names and picture names that a page or the shell shows. */
export interface ResourceNamesInUse {
  readonly messages: readonly string[]
  readonly figures: readonly string[]
  readonly pictures: readonly string[]
}

/** Returns the message id of the alternative text of a picture. */
export const getAltTextMessageId = (picture: string): string => `picture.${picture}.alt`

const headFields = new Set(['title', 'description', 'shareImage'])

/** True for references in the head fields of a page, which no section shows. */
export const isPageHeadReference = ({ path }: ConfigReference): boolean =>
  path.length === 1 && headFields.has(String(path[0]))

const byFile = memoize((references: Project['references']) =>
  Map.groupBy(references, ({ file }) => file),
)

/** Returns the references by file. */
export const groupReferencesByFile = ({
  references,
}: HasReferences): ReadonlyMap<JsonFile, readonly ConfigReference[]> => byFile(references)

/** Returns the references of a file. */
export const listReferencesInFile = (
  project: HasReferences,
  file: JsonFile | undefined,
): readonly ConfigReference[] => (file && byFile(project.references).get(file)) ?? []

/** Returns the references of a kind in all files. */
export const listReferencesOfKind = (
  project: HasReferences,
  kind: ReferenceKind,
): readonly ConfigReference[] => byKind(project.references).get(kind) ?? []

/** Returns the references to messages in all files. */
export const findMessageReferences = (project: HasReferences): readonly ConfigReference[] =>
  messageReferenceKinds.flatMap((kind) => listReferencesOfKind(project, kind))

/** Returns the texts of records in all files. */
export const listRecordTextReferences = (project: HasReferences): readonly ConfigReference[] =>
  textReferences(project.references)

type HasReferences = Pick<Project, 'references'>

const byKind = memoize((references: Project['references']) =>
  Map.groupBy(references, ({ kind }) => kind),
)
const textReferences = memoize((references: Project['references']) =>
  references.filter(({ kind }) => kind === 'words' || kind === 'headingWords'),
)

/** Returns the messages that the code of a page's sections references, in addition to those of its config. */
export const listMessageIdsInSectionCode = (
  page: ParsedPageConfig,
  project: Pick<Project, 'catalogues' | 'code'>,
): readonly string[] => page.sections.flatMap(({ name }) => listSectionMessageIds(name, project))

/** Returns the names that the sections of a page show; those of the configs of some sections can be left out. */
export function collectPageResourceNames(
  page: ParsedPageConfig,
  project: Project,
  isShown: (section: ParsedPageSection) => boolean = () => true,
): ResourceNamesInUse {
  const shown = [page, ...page.fragments].map(({ file, sections }): readonly ConfigReference[] => {
    const hidden = new Set(sections.flatMap((one) => (isShown(one) ? [] : one.path[1])))
    const references = listReferencesInFile(project, file)
    if (hidden.size === 0) return references
    return references.filter(
      ({ path: [first, index] }) => first !== 'sections' || !hidden.has(index),
    )
  })
  const sources = new Set([page.config?.data, ...page.sections.flatMap(({ meta }) => meta.source)])
  for (const name of sources)
    if (name) shown.push(listReferencesInFile(project, project.records[name].file))
  const review = getPublishedPageId(page.id) === undefined ? [] : listDraftReviewMessageIds(project)
  return usesOf(shown, [...listMessageIdsInSectionCode(page, project), ...review], project)
}

/** Returns the names that the shell of every page shows. */
export const collectShellResourceNames = (project: Project): ResourceNamesInUse =>
  usesOf(
    [listReferencesInFile(project, project.site?.file)],
    listPageFrameMessageIds(project),
    project,
  )

function usesOf(
  referenceLists: readonly (readonly ConfigReference[])[],
  fixed: readonly string[],
  project: Project,
): ResourceNamesInUse {
  const messages = new Set(fixed)
  const figures = new Set<string>()
  const pictures = new Set<string>()
  for (const references of referenceLists)
    for (const reference of references) {
      const { kind, value } = reference
      if (isPageHeadReference(reference)) continue
      if (isMessageReferenceKind(kind)) messages.add(value)
      else if (kind === 'picture') pictures.add(value)
      else if (kind === 'figure') figures.add(value)
      else if (kind === 'words' || kind === 'headingWords')
        for (const name of findPlaceholderNames(value))
          if (findContentEntry(project.figures, name)) figures.add(name)
    }
  for (const name of pictures) messages.add(getAltTextMessageId(name))
  for (const id of messages) for (const name of listFiguresInMessage(id, project)) figures.add(name)
  for (const name of figures) {
    const unit = findContentEntry(project.figures, name)?.unit
    if (unit !== undefined && spelledOutUnits.has(unit)) messages.add(formatUnitMessageId(unit))
  }
  return { messages: sorted(messages), figures: sorted(figures), pictures: sorted(pictures) }
}

/** Returns the id of the message that names a unit. */
export const formatUnitMessageId = (unit: string): string => `unit.${unit}`

/** Returns the placeholder names of a record text. */
export const findPlaceholderNames = (text: string): readonly string[] =>
  !text.includes('{') ? [] : [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])

/** Returns the figures that a message has as arguments in any catalogue. */
export function listFiguresInMessage(id: string, project: Project): readonly string[] {
  let index = byMessage.get(project)
  if (!index) byMessage.set(project, (index = new Map<string, readonly string[]>()))
  const figures = index.get(id) ?? figuresOf(id, project)
  index.set(id, figures)
  return figures
}

const byMessage = new WeakMap<Project, Map<string, readonly string[]>>()

function figuresOf(id: string, project: Project): readonly string[] {
  const names = new Set<string>()
  for (const { messages } of project.catalogues.values())
    for (const name of messages.get(id)?.args.keys() ?? [])
      if (findContentEntry(project.figures, name)) names.add(name)
  return [...names]
}

const sorted = (names: Iterable<string>): readonly string[] => [...names].toSorted()
