/** Returns the members of a longest increasing subsequence, i.e. the elements that were not moved. */
export function findLongestIncreasingSubsequence(numbers: readonly number[]): ReadonlySet<number> {
  const best: (readonly number[])[] = []
  for (const [index, number] of numbers.entries()) {
    const before = best.filter((_, i) => (numbers[i] ?? 0) < number)
    const longest = before.toSorted((a, b) => b.length - a.length)[0] ?? []
    best[index] = [...longest, number]
  }
  return new Set(best.toSorted((a, b) => b.length - a.length)[0])
}
