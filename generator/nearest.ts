/** Letters to change, add, leave out or swap to make one word from another. */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, i) => i)]
  for (let i = 1; i <= a.length; i++) {
    const above = rows[i - 1] ?? []
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const steps = [(above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + change]
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps.push((rows[i - 2]?.[j - 2] ?? 0) + 1)
      row.push(Math.min(...steps))
    }
    rows.push(row)
  }
  return rows[a.length]?.[b.length] ?? 0
}

/** The known name a mistyped word most likely means, or none; of two as near, the first in the alphabet. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  const low = word.toLowerCase()
  let best: string | undefined
  let most = Math.max(2, Math.floor(word.length / 3))
  for (const name of known) {
    if (name === word) return name
    if (Math.abs(name.length - word.length) > most) continue
    const d = distance(low, name.toLowerCase())
    if (d < most || (d === most && (best === undefined || name < best))) [best, most] = [name, d]
  }
  return best
}

/** What to do about an unknown word, and the name that was most likely meant. */
export function suggestion(
  word: string,
  known: Iterable<string>,
  otherwise: string,
): { readonly fix: string; readonly nearest?: string } {
  const name = nearest(word, known)
  return name === undefined ? { fix: otherwise } : { fix: `Did you mean "${name}"?`, nearest: name }
}

/** "Did you mean …?" when a known name is near, else what to do otherwise. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string): string {
  const name = nearest(word, known)
  return name === undefined ? otherwise : `Did you mean "${name}"?`
}
