/** Computes the Damerau-Levenshtein distance (optimal string alignment); a distance above the limit may be returned as a larger number. */
function distance(a: string, b: string, limit = Infinity): number {
  let above = Array.from({ length: b.length + 1 }, (_, j) => j)
  let above2: readonly number[] = []
  let nearestAbove = 0
  for (let i = 1; i <= a.length; i++) {
    const letter = a.codePointAt(i - 1)
    const letterAbove = a.codePointAt(i - 2)
    const row = [i]
    let left = i
    let nearest = i
    for (let j = 1; j <= b.length; j++) {
      const other = b.codePointAt(j - 1)
      let cell = (above[j - 1] ?? 0) + (letter === other ? 0 : 1)
      cell = Math.min(cell, left + 1, (above[j] ?? 0) + 1)
      if (i > 1 && j > 1 && letterAbove === other && letter === b.codePointAt(j - 2))
        cell = Math.min(cell, (above2[j - 2] ?? 0) + 1)
      row.push(cell)
      left = cell
      if (cell < nearest) nearest = cell
    }
    // Every later cell descends from one of the last two rows.
    if (nearest > limit && nearestAbove > limit) return nearest
    nearestAbove = nearest
    above2 = above
    above = row
  }
  return above[b.length] ?? 0
}

/** Returns the known name nearest to a word, or undefined if none is similar; of equally near names the alphabetically first. */
export function findNearestName(word: string, known: Iterable<string>): string | undefined {
  const lower = word.toLowerCase()
  let best: string | undefined
  let bestDistance = Math.max(2, Math.floor(word.length / 3))
  for (const name of known) {
    if (name === word) return name
    if (Math.abs(name.length - word.length) > bestDistance) continue
    const d = distance(lower, name.toLowerCase(), bestDistance)
    if (d < bestDistance || (d === bestDistance && (best === undefined || name < best)))
      [best, bestDistance] = [name, d]
  }
  return best
}

/** Largest share of mistyped letters for which a correction is certain. */
const maxTypoShare = 0.25

/**
 * Returns the unambiguous correction of a word, or undefined: one part of it (between `-`, `.`, `/`, `#`, `_`) differs by one or two
 * of at least four letters and no digit, and the distance of every other name is larger by at least two.
 */
export function findUnambiguousCorrection(
  word: string,
  known: Iterable<string>,
): string | undefined {
  const names = [...new Set(known)]
  const name = findNearestName(word, names)
  if (name === undefined || !isTypo(word, name)) return undefined
  const lower = word.toLowerCase()
  const rivalDistance = distance(lower, name.toLowerCase()) + 2
  const hasRival = names.some(
    (other) =>
      other !== name &&
      Math.abs(other.length - word.length) < rivalDistance &&
      distance(lower, other.toLowerCase(), rivalDistance) < rivalDistance,
  )
  return hasRival ? undefined : name
}

function isTypo(word: string, name: string): boolean {
  const [given, expected] = [word, name].map((text) => text.toLowerCase().split(/[-._/#]/))
  if (!given || given.length !== expected?.length) return false
  const differing = given.flatMap((part, i) => {
    const other = expected[i] ?? ''
    return part === other ? [] : [{ part, other }]
  })
  const [first, ...more] = differing
  if (!first) return true
  const { part, other } = first
  const edits = distance(part, other)
  return (
    more.length === 0 &&
    edits <= 2 &&
    edits <= maxTypoShare * Math.min(part.length, other.length) &&
    !/\d/.test(part + other)
  )
}

/** Advice about an unknown name. */
export interface NameSuggestion {
  readonly fix: string
  readonly nearest?: string
  /** The nearest name if the correction is certain. */
  readonly correction?: string
}

/** Suggests the nearest known name without correction by `--fix`: for names where similarity proves nothing. */
export function suggestNearestName(
  word: string,
  known: Iterable<string>,
  otherwise: string,
): NameSuggestion {
  const name = findNearestName(word, known)
  return name === undefined ? { fix: otherwise } : { fix: `Did you mean "${name}"?`, nearest: name }
}

/** Suggests the nearest known name, which `--fix` applies if it is certain. */
export function suggestCorrection(
  word: string,
  known: Iterable<string>,
  otherwise: string,
): NameSuggestion {
  const names = [...known]
  const correction = findUnambiguousCorrection(word, names)
  return {
    ...suggestNearestName(word, names, otherwise),
    ...(correction !== undefined && { correction }),
  }
}

/** Returns "Did you mean …?" if a known name is near, else the alternative advice. */
export const didYouMean = (word: string, known: Iterable<string>, otherwise: string): string =>
  suggestNearestName(word, known, otherwise).fix
