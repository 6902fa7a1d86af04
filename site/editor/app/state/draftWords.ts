import { getPublishedPageId } from '#data/pages/draftVersion.ts'
import { findFreeId, deriveMessageId, setDocumentValue } from './forkMessage.ts'
import {
  type TextsByCatalogue,
  mergeCatalogueTexts,
  type PageDocument,
  type ConfigValuePath,
} from './pageDocument.ts'

/** The start of the ids of a page's messages: `page.about-us`. */
const ofPage = /^page\.[^.]+(?=\.)/

/**
 * Gives a draft version separate messages in place of edited ones that other pages also show: `page.about-us.title`
 * becomes `page.about-us.draft.title`. Other pages keep their documents unchanged.
 */
export function forkEditedMessages(
  document: PageDocument,
  texts: TextsByCatalogue,
  otherUses: Readonly<Record<string, readonly unknown[]>>,
): PageDocument {
  if (getPublishedPageId(document.page) === undefined) return document
  const edited = new Set(Object.values(document.words).flatMap((words) => Object.keys(words)))
  return [...edited]
    .filter((id) => otherUses[id])
    .reduce((before, id) => ownMessageOf(before, id, texts), document)
}

/** Moves a message to an id of the draft version, with its texts in all catalogues. */
function ownMessageOf(document: PageDocument, id: string, texts: TextsByCatalogue): PageDocument {
  const places = placesOf(document, id)
  const [first] = places
  // Alternative texts belong to their pictures.
  if (!first) return document
  const all = mergeCatalogueTexts(texts, document.words)
  const taken = (wanted: string) =>
    Object.values(all).some((words) => typeof words[wanted] === 'string')
  const start = ofPage.exec(id)?.[0]
  const wanted = start
    ? `${start}.draft${id.slice(start.length)}`
    : deriveMessageId(document, first)
  const own = findFreeId(wanted, taken)
  const words = Object.entries(all).flatMap(([catalogue, inCatalogue]) => {
    const text = inCatalogue[id]
    const { [id]: _, ...others } = document.words[catalogue] ?? {}
    const next = typeof text === 'string' ? { ...others, [own]: text } : others
    return Object.keys(next).length > 0 ? [[catalogue, next] as const] : []
  })
  return places.reduce((before, path) => setDocumentValue(before, path, own), {
    ...document,
    words: Object.fromEntries(words),
  })
}

/** Lists the places of a config that name a message. */
const placesOf = ({ root, items }: PageDocument, id: string): readonly ConfigValuePath[] => [
  ...pathsTo(root, id),
  ...items.flatMap(({ value }, index) => pathsTo(value, id, ['sections', index])),
]

function pathsTo(
  value: unknown,
  id: string,
  path: ConfigValuePath = [],
): readonly ConfigValuePath[] {
  if (value === id) return [path]
  if (typeof value !== 'object' || value === null) return []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return entries.flatMap(([step, inner]) => pathsTo(inner, id, [...path, step]))
}
