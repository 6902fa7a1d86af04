import type { SectionInfo } from '../../api/site.ts'
import { findFreeId, deriveMessageId } from '../state/forkMessage.ts'
import { listMessagePlaces } from '../state/messageIds.ts'
import {
  type CatalogueTexts,
  insertSection,
  createSectionKey,
  type PageDocument,
  type Path,
  setIn,
  setWords,
} from '../state/pageDocument.ts'
import { splitCamelCase } from '../texts/texts.ts'

/** Document with a section that was added. */
interface AddedSection {
  readonly document: PageDocument
  /** Key of the new section. */
  readonly key: string
}

/** Words that a new text starts with in each catalogue; the number keeps them apart, as no sentence may stand twice. */
const startingWords: Readonly<Record<string, (field: string, number: number) => string>> = {
  en: (field, number) => `New ${field} ${number}`,
  de: (_, number) => `Neuer Text ${number}`,
  cn: (_, number) => `新文本 ${number}`,
}

/** Puts the tags of an example around starting words: a field beside them, such as a target, may need the words of a link. */
const withTagsOf = (example: string, words: string): string =>
  [...new Set(example.match(/(?<=<)\w+(?=>)/g))].reduce(
    (inner, tag) => `<${tag}>${inner}</${tag}>`,
    words,
  )

/** Names the field of a message for its starting words: the last name in its path. */
const fieldOf = (path: Path): string =>
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
 * Adds a section with the structure of an example at an index. Its texts are messages of its own with starting words,
 * because a copied sentence would stand on two pages.
 */
export function addSection(
  before: PageDocument,
  {
    index,
    name,
    info,
    example,
  }: {
    index: number
    name: string
    info: SectionInfo
    example: Readonly<Record<string, unknown>>
  },
  texts: CatalogueTexts,
): AddedSection {
  const key = createSectionKey()
  let value: Readonly<Record<string, unknown>> = {
    section: name,
    ...withoutDeadAnchors(example, before),
  }
  const words: Record<string, Record<string, string>> = { en: {}, de: {}, cn: {} }
  const inserted = insertSection(before, index, { key, value })
  const taken = (id: string) =>
    words['en']?.[id] !== undefined || typeof texts['en']?.[id] === 'string'
  const used = new Set(Object.values(texts['en'] ?? {}))
  let number = 1
  for (const { path, id } of listMessagePlaces(info.fields, value)) {
    // The alternative text of a picture belongs to the picture.
    if (id.startsWith('picture.')) continue
    const own = findFreeId(deriveMessageId(inserted, ['sections', index, ...path]), taken)
    while (used.has(startingWords['en']?.(fieldOf(path), number) ?? '')) number++
    for (const [catalogue, text] of Object.entries(startingWords))
      (words[catalogue] ??= {})[own] = withTagsOf(
        texts['en']?.[id] ?? '',
        text(fieldOf(path), number),
      )
    number++
    value = setIn(value, path, own)
  }
  return { document: setWords(insertSection(before, index, { key, value }), words), key }
}
