import { isEqualJson } from '../../api/equalJson.ts'
import { matchListItems } from '../../server/edit/matchListItems.ts'
import {
  type EditedSection,
  createSectionKey,
  listSections,
  type PageDocument,
} from './pageDocument.ts'

type Config = Readonly<Record<string, unknown>>

/**
 * Takes changes of the file over into a document that was made from an earlier version of it. Returns undefined if both have changed
 * the same field or moved sections, which a save then asks about.
 */
export function rebasePageDocument(
  document: PageDocument,
  before: Config,
  after: Config,
): PageDocument | undefined {
  const { sections: sectionsBefore, ...rootBefore } = before
  const { sections: sectionsAfter, ...rootAfter } = after
  const root = mergeFields(document.root, rootBefore, rootAfter)
  const items = mergeItems(
    document.items,
    listSections(sectionsBefore),
    listSections(sectionsAfter),
  )
  return root && items && { ...document, root, items }
}

/** Merges objects field by field; undefined if both sides have changed the same one differently. */
function mergeFields(mine: Config, base: Config, theirs: Config): Config | undefined {
  const names = [...new Set([...Object.keys(base), ...Object.keys(theirs)])]
  const changed = names.filter((name) => !isEqualJson(base[name], theirs[name]))
  if (changed.length === 0) return mine
  const isConflict = changed.some(
    (name) => !isEqualJson(mine[name], base[name]) && !isEqualJson(mine[name], theirs[name]),
  )
  if (isConflict) return undefined
  const kept = Object.entries(mine).filter(([name]) => !changed.includes(name))
  const taken = Object.entries(theirs).filter(([name]) => changed.includes(name))
  return Object.fromEntries([...kept, ...taken])
}

function mergeItems(
  mine: readonly EditedSection[],
  base: readonly Config[],
  theirs: readonly Config[],
): readonly EditedSection[] | undefined {
  const origins = matchListItems(base, theirs)
  const positions = new Map(
    origins.flatMap((from, index) => (from === undefined ? [] : [[from, index]])),
  )
  const merged: EditedSection[] = []
  for (const item of mine) {
    const { key, from, value } = item
    const old = from === undefined ? undefined : base[from]
    const to = positions.get(from ?? -1)
    if (from === undefined || !old) merged.push(item)
    else if (to === undefined) {
      // Removed from the file: an edited one is a conflict.
      if (!isEqualJson(value, old)) return undefined
    } else {
      const next = mergeFields(value, old, theirs[to] ?? old)
      if (!next) return undefined
      merged.push({ key, from: to, value: isEqualJson(next, value) ? value : next })
    }
  }
  const isMoved = !isIncreasing(mine.flatMap(({ from }) => from ?? []))
  const isMovedInFile = !isIncreasing(origins.filter((from) => from !== undefined))
  if (isMoved && isMovedInFile) return undefined
  const ordered = isMovedInFile ? inOrderOfFile(merged) : merged
  return addNewItems(ordered, theirs, origins)
}

const isIncreasing = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => index === 0 || number > (numbers[index - 1] ?? 0))

/** Sorts sections as in the file; new ones stay behind those before them. */
function inOrderOfFile(items: readonly EditedSection[]): readonly EditedSection[] {
  const groups: EditedSection[][] = []
  for (const item of items)
    if (item.from === undefined && groups.length > 0) groups.at(-1)?.push(item)
    else groups.push([item])
  return groups.toSorted(([a], [b]) => (a?.from ?? -1) - (b?.from ?? -1)).flat()
}

/** Inserts sections that were added to the file, each after its predecessor in the file. */
function addNewItems(
  items: readonly EditedSection[],
  theirs: readonly Config[],
  origins: readonly (number | undefined)[],
): readonly EditedSection[] {
  const result = [...items]
  for (const [from, value] of theirs.entries()) {
    if (origins[from] !== undefined) continue
    const before = result.findIndex((item) => item.from === from - 1)
    result.splice(before + 1, 0, { key: createSectionKey(), from, value })
  }
  return result
}
