import { formatJsonPath, type JsonPath } from '#generator/input/json.ts'
import { isEqualJson, isObject } from '../../api/equalJson.ts'
import { matchListItems } from './matchListItems.ts'
import { type JsonListItem } from './jsonText.ts'

/** Value that was changed on both sides; undefined stands for none. */
export interface MergeConflict {
  readonly path: JsonPath
  readonly base: unknown
  readonly mine: unknown
  readonly theirs: unknown
}

/** Resolves a conflict: returns the side that counts, after recording it. */
export type ChooseConflictSide = (conflict: MergeConflict) => 'mine' | 'theirs'

/** Merges two versions of a value with the one they were made from; different fields are merged, the same is chosen. */
export function mergeJson(
  { path, base, mine, theirs }: MergeConflict,
  choose: ChooseConflictSide,
): unknown {
  if (isEqualJson(mine, base) || isEqualJson(mine, theirs)) return theirs
  if (isEqualJson(theirs, base)) return mine
  const inner = (step: string | number, at: (value: unknown) => unknown) =>
    mergeJson({ path: [...path, step], base: at(base), mine: at(mine), theirs: at(theirs) }, choose)
  if (isObject(mine) && isObject(theirs)) {
    const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
    const fields = keys.map((key) => [key, inner(key, (value) => field(value, key))] as const)
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
  }
  const lists = [base, mine, theirs]
  if (lists.every((list) => Array.isArray(list) && list.length === (mine as []).length))
    return (mine as readonly unknown[]).map((_, index) =>
      inner(index, (value) => (value as readonly unknown[])[index]),
    )
  return choose({ path, base, mine, theirs }) === 'mine' ? mine : theirs
}

const field = (value: unknown, key: string): unknown =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined

/** Sections with the index of each in the base. */
interface SectionLists {
  readonly base: readonly unknown[]
  readonly mine: readonly JsonListItem[]
  readonly theirs: readonly unknown[]
}

/**
 * Merges lists of sections. Where one side adds, moves or removes and the other only edits, both count; `from` of the
 * result is the index in `theirs`.
 */
export function mergeSections(
  { base, mine, theirs }: SectionLists,
  choose: ChooseConflictSide,
): readonly JsonListItem[] {
  const origin = matchListItems(base, theirs)
  const mineOf = new Map(
    mine.flatMap((item) => (item.from === undefined ? [] : [[item.from, item.value]])),
  )
  const theirsOf = new Map(
    origin.flatMap((from, index) => (from === undefined ? [] : [[from, index]])),
  )
  const isMineMoved = !isUnmoved(
    mine.map(({ from }) => from),
    base.length,
  )
  const isTheirsMoved = !isUnmoved(origin, base.length)
  const theirItems = theirs.map((value, index): JsonListItem => ({ from: origin[index], value }))
  const isBothMoved = isMineMoved && isTheirsMoved && !isSameOrder(mine, theirItems)
  const side = isBothMoved
    ? choose({ path: ['sections'], base, mine: mine.map(({ value }) => value), theirs })
    : isMineMoved
      ? 'mine'
      : 'theirs'
  const order = side === 'mine' ? mine : theirItems
  const versionsOf = (from: number) => {
    const index = theirsOf.get(from)
    return {
      path: ['sections', from],
      base: base[from],
      mine: mineOf.get(from),
      theirs: index === undefined ? undefined : theirs[index],
    }
  }
  const merged = order.map(({ from, value }, position): MergedItem => {
    if (from === undefined) return side === 'mine' ? { value } : { from: position, value }
    const versions = versionsOf(from)
    const isRemoved = versions.mine === undefined || versions.theirs === undefined
    const result = isRemoved ? value : mergeJson(versions, choose)
    return { base: from, from: theirsOf.get(from), value: result }
  })
  // A section that one side removed and the other edited.
  for (const from of base.keys()) {
    if (order.some((item) => item.from === from)) continue
    const versions = versionsOf(from)
    const edited = side === 'mine' ? versions.theirs : versions.mine
    if (edited === undefined || isEqualJson(edited, versions.base) || choose(versions) === side)
      continue
    const before = merged.findLastIndex((item) => item.base !== undefined && item.base < from)
    merged.splice(before + 1, 0, { base: from, from: theirsOf.get(from), value: edited })
  }
  return merged.map(({ from, value }) => ({ from, value }))
}

interface MergedItem extends JsonListItem {
  readonly base?: number
}

const isUnmoved = (order: readonly (number | undefined)[], length: number): boolean =>
  order.length === length && order.every((from, index) => from === index)

const isSameOrder = (mine: readonly JsonListItem[], theirs: readonly JsonListItem[]): boolean =>
  mine.length === theirs.length &&
  mine.every(
    ({ from, value }, index) =>
      from === theirs[index]?.from &&
      (from !== undefined || isEqualJson(value, theirs[index]?.value)),
  )

/** Names the place of a conflict in a file. */
export const formatConflictKey = (file: string, path: JsonPath): string =>
  `${file}#${formatJsonPath(path)}`
