/** Fields of a section as in the page config, with its name under `section`, or `{ fragment }`. */
export type SectionConfig = Readonly<Record<string, unknown>>

/** Section of the edited page. */
export interface EditedSection {
  /** Unique in the document; stays the same while the section moves. */
  readonly key: string
  /** Index in the file that was read; undefined for a new section. */
  readonly from?: number
  readonly value: SectionConfig
}

/** Texts by catalogue and message id; null stands for none. */
export type TextsByCatalogue = Readonly<Record<string, Readonly<Record<string, string | null>>>>

/** Unsaved state of one page: everything that a save sends. */
export interface PageDocument {
  /** Id of the page, so that a late response is never saved under another one. */
  readonly page: string
  /** Fields of the page config except `sections`. */
  readonly root: Readonly<Record<string, unknown>>
  readonly items: readonly EditedSection[]
  /** Texts that differ from the catalogues. */
  readonly words: TextsByCatalogue
}

/** Step to a value inside a config: the name of a field or the index of an item. */
export type ConfigValuePath = readonly (string | number)[]

/** Creates keys for sections. */
export const createSectionKey = (): string => crypto.randomUUID()

/** Returns the sections of a page config; none if it has no list of them. */
export const listSections = (sections: unknown): readonly SectionConfig[] =>
  (Array.isArray(sections) ? sections : []) as readonly SectionConfig[]

/** Creates the document of a page config as it was read. */
export function createPageDocument(
  page: string,
  { sections, ...root }: Readonly<Record<string, unknown>>,
): PageDocument {
  const items = listSections(sections).map((value, from) => ({
    key: createSectionKey(),
    from,
    value,
  }))
  return { page, root, items, words: {} }
}

/** Returns a copy of a config with one value replaced; undefined deletes a field. */
export function replaceDocumentValueAtPath<T>(
  value: T,
  [step, ...rest]: ConfigValuePath,
  next: unknown,
): T {
  if (step === undefined) return next as T
  if (Array.isArray(value)) {
    const index = Number(step)
    return value.with(index, replaceDocumentValueAtPath(value[index], rest, next)) as T
  }
  const { [step]: inner, ...others } = (value ?? {}) as Record<string | number, unknown>
  const changed = replaceDocumentValueAtPath(inner, rest, next)
  if (changed === undefined) return others as T
  // Keeps the order of the fields, so that the saved file changes as little as possible.
  return { ...(value as object), [step]: changed } as T
}

/** Returns the value at a path of a config. */
export const getDocumentValueAtPath = (value: unknown, path: ConfigValuePath): unknown =>
  path.reduce<unknown>(
    (inner, step) => (inner as Record<string | number, unknown> | undefined)?.[step],
    value,
  )

/** Replaces one section. */
export const replaceSection = (
  document: PageDocument,
  key: string,
  value: SectionConfig,
): PageDocument => ({
  ...document,
  items: document.items.map((item) => (item.key === key ? { ...item, value } : item)),
})

/** Inserts a section at an index. */
export const insertSection = (
  document: PageDocument,
  index: number,
  item: EditedSection,
): PageDocument => ({ ...document, items: document.items.toSpliced(index, 0, item) })

/** Removes a section. */
export const removeSection = (document: PageDocument, key: string): PageDocument => ({
  ...document,
  items: document.items.filter((item) => item.key !== key),
})

/** Inserts a copy of a section, which shows the same messages, behind it. */
export function duplicateSection(document: PageDocument, key: string): PageDocument {
  const index = document.items.findIndex((item) => item.key === key)
  const item = document.items[index]
  if (!item) return document
  return insertSection(document, index + 1, { key: createSectionKey(), value: item.value })
}

/** Sets the texts of messages. */
export const replaceMessageTexts = (
  document: PageDocument,
  words: TextsByCatalogue,
): PageDocument => ({
  ...document,
  words: mergeCatalogueTexts(document.words, words),
})

/** Merges texts by catalogue; later ones win. */
export const mergeCatalogueTexts = (
  before: TextsByCatalogue,
  after: TextsByCatalogue,
): TextsByCatalogue => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(after).map(([catalogue, texts]) => [
      catalogue,
      { ...before[catalogue], ...texts },
    ]),
  ),
})
