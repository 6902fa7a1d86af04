import {
  isPlaceholderText,
  placeholderSectionTexts,
} from '#generator/commands/new/placeholderTexts.ts'
import type { EditorSectionEntry } from '../../api/site.ts'
import { findFreeId, deriveMessageId } from '../state/forkMessage.ts'
import { listMessagePlaces } from '../state/messageIds.ts'
import {
  type TextsByCatalogue,
  insertSection,
  type PageDocument,
  type ConfigValuePath,
  replaceDocumentValueAtPath,
  replaceMessageTexts,
} from '../state/pageDocument.ts'
import { splitCamelCase } from '../texts/splitCamelCase.ts'

/** Returns the first number from which on no text of any catalogue is a placeholder. */
function findFreeNumber(texts: TextsByCatalogue): number {
  const numbers = Object.values(texts).flatMap((all) =>
    Object.values(all).flatMap((text) =>
      text !== null && isPlaceholderText(text) ? Number(/\d+/.exec(text)?.[0] ?? 0) : [],
    ),
  )
  return numbers.reduce((most, number) => Math.max(most, number), 0) + 1
}

/** Puts the tags of an example around a placeholder: a field beside them, such as a target, may need the words of a link. */
const withTagsOf = (example: string, words: string): string =>
  [...new Set(example.match(/(?<=<)\w+(?=>)/g))].reduce(
    (inner, tag) => `<${tag}>${inner}</${tag}>`,
    words,
  )

/** Names the field of a message for its placeholder: the last name in its path. */
const fieldOf = (path: ConfigValuePath): string =>
  splitCamelCase(path.findLast((step) => typeof step === 'string') ?? 'text').toLowerCase()

/** Returns the props of an example without links to anchors that the page lacks, and without an anchor that it has. */
function withoutDeadAnchors(
  { anchor, ...props }: Readonly<Record<string, unknown>>,
  { items }: PageDocument,
): Readonly<Record<string, unknown>> {
  const anchors = new Set(items.map(({ value }) => value['anchor']))
  const text = JSON.stringify(props, (_, value: unknown) =>
    typeof value === 'string' && value.startsWith('#') && !anchors.has(value.slice(1))
      ? '/'
      : value,
  )
  return {
    ...(JSON.parse(text) as Readonly<Record<string, unknown>>),
    ...(anchor !== undefined && !anchors.has(anchor) && { anchor }),
  }
}

/**
 * Adds a section with the structure of an example at an index. Its texts are messages of its own with placeholders, because a copied
 * sentence would stand on two pages; no placeholder stands twice, so that a problem or a list of texts leads to one place.
 */
export function addSectionFromExample(
  before: PageDocument,
  {
    index,
    key,
    name,
    info,
    example,
  }: {
    index: number
    key: string
    name: string
    info: EditorSectionEntry
    example: Readonly<Record<string, unknown>>
  },
  texts: TextsByCatalogue,
): PageDocument {
  let value: Readonly<Record<string, unknown>> = {
    section: name,
    ...withoutDeadAnchors(example, before),
  }
  const words: Record<string, Record<string, string>> = { en: {}, de: {}, cn: {} }
  const inserted = insertSection(before, index, { key, value })
  const taken = (id: string) =>
    words['en']?.[id] !== undefined || typeof texts['en']?.[id] === 'string'
  let number = findFreeNumber(texts)
  for (const { path, id } of listMessagePlaces(info.fields, value)) {
    // The alternative text of a picture belongs to the picture.
    if (id.startsWith('picture.')) continue
    const own = findFreeId(deriveMessageId(inserted, ['sections', index, ...path]), taken)
    for (const [catalogue, text] of Object.entries(placeholderSectionTexts))
      (words[catalogue] ??= {})[own] = withTagsOf(
        texts['en']?.[id] ?? '',
        text(fieldOf(path), number),
      )
    number++
    value = replaceDocumentValueAtPath(value, path, own)
  }
  return replaceMessageTexts(insertSection(before, index, { key, value }), words)
}
