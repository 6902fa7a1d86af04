import { findCatalogueOfFile } from '#generator/input/catalogues.ts'
import type { JsonPath } from '#generator/input/json.ts'
import { findLongestIncreasingSubsequence } from '#generator/plan/findLongestIncreasingSubsequence.ts'
import type { MessageCatalogueName } from '#data/locale/locales.ts'
import type { ChangeDescription, ConflictDescription } from '../../api/changes.ts'
import { isEqualJson, isObject } from '../../api/equalJson.ts'
import { type JsonListItem } from './jsonText.ts'
import type { ConfigFileConflict } from './unsavedFiles.ts'

/** Two versions of a page config; `items` are the new sections, with their index in the old ones. */
export interface PageVersionPair {
  readonly file: string
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
  readonly items: readonly JsonListItem[]
}

/** Two versions of a file of a catalogue. */
export interface CatalogueVersionPair {
  readonly file: string
  readonly catalogue: MessageCatalogueName
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Lists the differences between two versions of a page, for people. */
export function describePageChanges(
  page: PageVersionPair,
  catalogues: readonly CatalogueVersionPair[],
): readonly ChangeDescription[] {
  return [
    ...pageChanges(page),
    ...sectionChanges(page),
    ...catalogues.flatMap((versions) => textChanges(page, versions)),
  ]
}

function pageChanges({ file, before, after }: PageVersionPair): readonly ChangeDescription[] {
  const { sections: _, ...old } = before
  const { sections: __, ...current } = after
  return differences(old, current).map(({ path: field, ...values }) => ({
    kind: 'set',
    file,
    field,
    ...values,
  }))
}

function sectionChanges({ file, before, items }: PageVersionPair): readonly ChangeDescription[] {
  const old = (before['sections'] ?? []) as readonly unknown[]
  const unmoved = findLongestIncreasingSubsequence(items.flatMap(({ from }) => from ?? []))
  const present = items.flatMap(({ from, value }, index): readonly ChangeDescription[] => {
    const section = getConfigSectionName(value)
    const at = { file, section, index }
    if (from === undefined) return [{ ...at, kind: 'added', field: [], after: value }]
    const set = differences(old[from], value).map(
      ({ path: field, ...values }): ChangeDescription => ({
        ...at,
        kind: 'set',
        field,
        ...values,
      }),
    )
    if (unmoved.has(from)) return set
    return [{ ...at, kind: 'moved', field: [], before: from, after: index }, ...set]
  })
  const kept = new Set(items.map(({ from }) => from))
  const removed = old.flatMap((value, index): readonly ChangeDescription[] => {
    const section = getConfigSectionName(value)
    return kept.has(index)
      ? []
      : [{ kind: 'removed', file, section, index, field: [], before: value }]
  })
  return [...present, ...removed]
}

function textChanges(
  page: PageVersionPair,
  versions: CatalogueVersionPair,
): readonly ChangeDescription[] {
  const { file, catalogue, before, after } = versions
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return ids.flatMap((message): readonly ChangeDescription[] => {
    const [old, text] = [before, after].map((texts) => texts[message])
    if (old === text) return []
    const place = findMessage(page, message)
    return [
      {
        kind: old === undefined ? 'added' : text === undefined ? 'removed' : 'set',
        file,
        ...(place?.section !== undefined && { section: place.section, index: place.index }),
        field: place?.field ?? [],
        catalogue,
        message,
        ...(old !== undefined && { before: old }),
        ...(text !== undefined && { after: text }),
      },
    ]
  })
}

interface MessagePlace {
  readonly section?: string
  readonly index: number
  readonly field: JsonPath
}

/** Finds where a page shows a message, or a picture with its alternative text. */
function findMessage(
  { before, after, items }: PageVersionPair,
  message: string,
): MessagePlace | undefined {
  const picture = /^picture\.(.+)\.alt$/.exec(message)?.[1]
  const isShown = (value: unknown) => value === message || value === picture
  const old = (before['sections'] ?? []) as readonly unknown[]
  for (const [index, value] of [...items.map((item) => item.value), ...old].entries()) {
    const field = findLeaf(value, isShown)
    if (field) return { section: getConfigSectionName(value), index, field }
  }
  const field = findLeaf({ ...after, sections: undefined }, isShown)
  return field && { index: 0, field }
}

function findLeaf(value: unknown, test: (value: unknown) => boolean): JsonPath | undefined {
  if (typeof value !== 'object' || value === null) return test(value) ? [] : undefined
  for (const [step, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    const found = findLeaf(inner, test)
    if (found) return [step, ...found]
  }
  return undefined
}

interface Difference {
  readonly path: JsonPath
  readonly before?: unknown
  readonly after?: unknown
}

/** Lists the innermost values that differ. */
function differences(before: unknown, after: unknown, path: JsonPath = []): readonly Difference[] {
  if (isEqualJson(before, after)) return []
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], [...path, key]),
    )
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length)
    return before.flatMap((item, index) => differences(item, after[index], [...path, index]))
  return [{ path, ...(before !== undefined && { before }), ...(after !== undefined && { after }) }]
}

/** Names the section of a config, or its fragment. */
export const getConfigSectionName = (value: unknown): string => {
  const { section, fragment } = Object(value) as Readonly<Record<string, unknown>>
  return [section, fragment].find((name) => typeof name === 'string') ?? ''
}

/** Describes a conflict for people; `section` is one of its versions, if it is in a section. */
export function describeConflict({
  key,
  file,
  path,
  section,
  base,
  mine,
  theirs,
}: ConfigFileConflict): ConflictDescription {
  const catalogue = findCatalogueOfFile(file)
  const orNull = (value: unknown): unknown => value ?? null
  return {
    key,
    file,
    field: catalogue ? [] : section === undefined ? path : path.slice(2),
    ...(section !== undefined && { section: getConfigSectionName(section) }),
    ...(catalogue && { catalogue, message: String(path[0]) }),
    base: orNull(base),
    mine: orNull(mine),
    theirs: orNull(theirs),
  }
}
