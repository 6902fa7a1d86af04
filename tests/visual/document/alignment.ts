/** Most pairs of positions that are compared; longer lists are aligned by their unique items alone. */
const maxPairs = 4_000_000

/**
 * Aligns two lists: returns the pairs of positions with equal items of a longest common subsequence, or for long lists of a long
 * one.
 */
export function alignLists<T>(
  before: readonly T[],
  now: readonly T[],
): readonly (readonly [was: number, is: number])[] {
  let start = 0
  while (start < before.length && start < now.length && before[start] === now[start]) start++
  let end = 0
  while (
    end < before.length - start &&
    end < now.length - start &&
    before[before.length - 1 - end] === now[now.length - 1 - end]
  )
    end++
  const middle = [
    before.slice(start, before.length - end),
    now.slice(start, now.length - end),
  ] as const
  const inner =
    middle[0].length * middle[1].length > maxPairs
      ? alignUniqueItems(...middle)
      : alignByTable(...middle)
  return [
    ...Array.from({ length: start }, (_, at) => [at, at] as const),
    ...inner.map(([was, is]) => [was + start, is + start] as const),
    ...Array.from(
      { length: end },
      (_, at) => [before.length - end + at, now.length - end + at] as const,
    ),
  ]
}

function alignByTable<T>(before: readonly T[], now: readonly T[]): [number, number][] {
  const wide = now.length + 1
  /** Lengths of the longest common subsequences from a pair of positions on. */
  const lengths = new Uint32Array((before.length + 1) * wide)
  const from = (was: number, is: number) => lengths[was * wide + is] ?? 0
  for (let was = before.length - 1; was >= 0; was--)
    for (let is = now.length - 1; is >= 0; is--)
      lengths[was * wide + is] =
        before[was] === now[is]
          ? from(was + 1, is + 1) + 1
          : Math.max(from(was + 1, is), from(was, is + 1))
  const pairs: [number, number][] = []
  for (let was = 0, is = 0; was < before.length && is < now.length;)
    if (before[was] === now[is]) pairs.push([was++, is++])
    else if (from(was + 1, is) >= from(was, is + 1)) was++
    else is++
  return pairs
}

/** Aligns items that are in both lists once, and from these on their equal neighbours. */
function alignUniqueItems<T>(before: readonly T[], now: readonly T[]): [number, number][] {
  const places = uniquePlaces(now)
  const anchors = longestIncrease(
    [...uniquePlaces(before)].flatMap(([item, was]): [number, number][] => {
      const is = places.get(item)
      return is === undefined ? [] : [[was, is]]
    }),
  )
  const pairs: [number, number][] = []
  for (const [at, anchor] of [...anchors, [before.length, now.length] as const].entries()) {
    const [was, is] = anchor
    const back: [number, number][] = []
    const [lastWas, lastIs] = pairs.at(-1) ?? [-1, -1]
    for (let step = 1; was - step > lastWas && is - step > lastIs; step++) {
      if (before[was - step] !== now[is - step]) break
      back.push([was - step, is - step])
    }
    pairs.push(...back.toReversed())
    if (at === anchors.length) break
    pairs.push([was, is])
    const [nextWas, nextIs] = anchors[at + 1] ?? [before.length, now.length]
    for (let step = 1; was + step < nextWas && is + step < nextIs; step++) {
      if (before[was + step] !== now[is + step]) break
      pairs.push([was + step, is + step])
    }
  }
  return pairs
}

function uniquePlaces<T>(list: readonly T[]): ReadonlyMap<T, number> {
  const places = new Map<T, number>()
  const repeated = new Set<T>()
  for (const [at, item] of list.entries()) {
    if (places.has(item)) repeated.add(item)
    places.set(item, at)
  }
  for (const item of repeated) places.delete(item)
  return places
}

/** Returns the longest part of the pairs, which are sorted by their first number, in which the second increases, too. */
function longestIncrease(pairs: readonly [number, number][]): readonly [number, number][] {
  /** Position of the pair that ends the best part of each length. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  for (const [at, [, is]] of pairs.entries()) {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[ends[middle] ?? 0]?.[1] ?? 0) < is) low = middle + 1
      else high = middle
    }
    previous[at] = low > 0 ? ends[low - 1] : undefined
    ends[low] = at
  }
  const chosen: [number, number][] = []
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) {
    const pair = pairs[at]
    if (pair) chosen.push(pair)
  }
  return chosen.toReversed()
}
