import { isEqualJson, isObject } from '../../api/equalJson.ts'

/**
 * Returns for each item of a list its index in an earlier version: equal items first, then sections of the same kind that share
 * values which few others have, such as message ids. Those that share none are the same by order, if as many are left of
 * their kind in both versions; otherwise one was added and another removed.
 */
export function matchListItems(
  before: readonly unknown[],
  after: readonly unknown[],
): readonly (number | undefined)[] {
  const found: (number | undefined)[] = after.map(() => undefined)
  const free = new Set(before.keys())
  const match = (index: number, from: number) => {
    found[index] = from
    free.delete(from)
  }
  const open = () => after.keys().filter((index) => found[index] === undefined)
  for (const index of open()) {
    const from = [...free].find((other) => isEqualJson(before[other], after[index]))
    if (from !== undefined) match(index, from)
  }
  for (const { index, from } of listLikelyPairs(before, after, free, [...open()]))
    if (found[index] === undefined && free.has(from)) match(index, from)
  const left = Map.groupBy(open(), (index) => kindOf(after[index]))
  for (const [kind, indexes] of left) {
    const others = [...free].filter((from) => kindOf(before[from]) === kind)
    if (others.length !== indexes.length) continue
    for (const [at, index] of indexes.entries()) match(index, others[at] ?? 0)
  }
  return found
}

interface Pair {
  readonly index: number
  readonly from: number
  readonly likeness: number
}

/** Lists pairs of items of the same kind that share at least one value that no other item has, or several rare ones; the likeliest first. */
function listLikelyPairs(
  before: readonly unknown[],
  after: readonly unknown[],
  free: ReadonlySet<number>,
  open: readonly number[],
): readonly Pair[] {
  const values = new Map([...free].map((from) => [from, leavesOf(before[from])]))
  const counts = new Map<string, number>()
  for (const leaves of values.values())
    for (const leaf of leaves) counts.set(leaf, (counts.get(leaf) ?? 0) + 1)
  return open
    .flatMap((index) => {
      const leaves = leavesOf(after[index])
      return [...values].flatMap(([from, others]): readonly Pair[] => {
        if (kindOf(before[from]) !== kindOf(after[index])) return []
        const likeness = [...leaves].reduce(
          (sum, leaf) => (others.has(leaf) ? sum + 1 / (counts.get(leaf) ?? 1) : sum),
          0,
        )
        return likeness < 1 ? [] : [{ index, from, likeness }]
      })
    })
    .toSorted((one, other) => other.likeness - one.likeness)
}

/** Names the section or fragment of an item; items of other lists are of one kind. */
const kindOf = (item: unknown): string =>
  isObject(item) ? `${String(item['section'])} ${String(item['fragment'])}` : typeof item

/** Collects the texts in an item, but for its kind. */
function leavesOf(value: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'string') found.add(value)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      if (name !== 'section' && name !== 'fragment') leavesOf(inner, found)
  return found
}
