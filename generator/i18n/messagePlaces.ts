import { formatJsonPath } from '../input/json.ts'
import type { Project } from '../input/project.ts'
import type { ConfigReference } from '../input/references.ts'
import { getPagePath } from '../plan/addresses.ts'
import { findMessageReferences } from '../plan/usages.ts'
import {
  collectMessageIdsInCode,
  listDocumentMessageIds,
  listPageFrameMessageIds,
  listSectionMessageIds,
} from './codeMessages.ts'

/** Maximum number of listed places; of the rest only the count is given. */
const most = 3

/**
 * Describes where each message is shown, one sentence for each kind of place: pages that reference it, sections, the
 * layout, documents, or else the source file. With `fields` the places in configs are listed one by one.
 */
export function describeMessagePlaces(
  project: Project,
  { fields = false }: { readonly fields?: boolean } = {},
): (id: string) => readonly string[] {
  const uses = Map.groupBy(findMessageReferences(project), ({ value }) => value)
  const pages = new Map(project.pages.map((page) => [page.file, getPagePath(page.id)]))
  const fileOf = ({ file }: ConfigReference) => pages.get(file) ?? file.name
  const inConfigs = (id: string): readonly string[] => {
    const own = uses.get(id) ?? []
    if (!fields) return sentence([...new Set(own.map(fileOf))], (names) => `Shown on ${names}.`)
    return [
      ...own.slice(0, most).map((use) => {
        const field = formatJsonPath(use.path)
        return pages.has(use.file)
          ? `Shown on ${fileOf(use)}, ${field}.`
          : `Shown in ${use.file.name}, ${field}.`
      }),
      ...(own.length > most ? [`And in ${own.length - most} more places.`] : []),
    ]
  }
  const code = placesInCode(project)
  return (id) => [...inConfigs(id), ...(code.get(id) ?? [])]
}

/** Sentences about the messages that code references, by id. */
function placesInCode(project: Project): ReadonlyMap<string, readonly string[]> {
  const sections = new Map<string, string[]>()
  const names = project.pages.flatMap((page) => page.sections.map(({ name }) => name))
  for (const name of [...new Set(names)].toSorted())
    for (const id of listSectionMessageIds(name, project))
      sections.set(id, [...(sections.get(id) ?? []), name])
  const frame = new Set(listPageFrameMessageIds(project))
  const documents = new Set(listDocumentMessageIds(project))
  return new Map(
    [...collectMessageIdsInCode(project)].map((id) => {
      const places = [
        ...sentence(sections.get(id) ?? [], (names) => `Shown by the section ${names}.`),
        ...(frame.has(id) ? ['Shown in the frame of every page.'] : []),
        ...(documents.has(id) ? ['Printed in documents.'] : []),
      ]
      return [
        id,
        places.length > 0
          ? places
          : sentence(filesNaming(id, project), (names) => `Named in ${names}.`),
      ]
    }),
  )
}

const filesNaming = (id: string, { code }: Project): readonly string[] =>
  [...code].flatMap(([path, { names }]) => (names.includes(id) ? `site/${path}` : []))

/** Formats a sentence with the first places and the number of the others; none without places. */
function sentence(places: readonly string[], write: (names: string) => string): readonly string[] {
  if (places.length === 0) return []
  const names = places.slice(0, most).join(', ')
  const more = places.length - most
  return [write(more > 0 ? `${names} and ${more} more` : names)]
}
