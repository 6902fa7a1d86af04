/** Lines around a change. */
const context = 3

/** A line of both texts, or of one. */
interface Line {
  readonly mark: ' ' | '-' | '+'
  readonly text: string
}

/** Returns the unified diff of two texts of a file; an absent text is that of no file. */
export function createUnifiedDiff(
  file: string,
  before: string | undefined,
  after: string | undefined,
): string {
  const lines = diffLines(linesOf(before), linesOf(after))
  const shown = lines.map((_, index) =>
    lines.slice(Math.max(0, index - context), index + context + 1).some(({ mark }) => mark !== ' '),
  )
  let result = `--- ${before === undefined ? '/dev/null' : `a/${file}`}\n+++ ${after === undefined ? '/dev/null' : `b/${file}`}\n`
  let [oldLine, newLine] = [1, 1]
  for (let start = 0; start < lines.length; start++) {
    let end = start
    while (shown[end]) end++
    const hunk = lines.slice(start, end)
    if (hunk.length > 0) {
      const count = (mark: string) => hunk.filter((line) => line.mark !== mark).length
      result += `@@ -${oldLine},${count('+')} +${newLine},${count('-')} @@\n${hunk.map(({ mark, text }) => `${mark}${text}\n`).join('')}`
    }
    for (const { mark } of lines.slice(start, end + 1)) {
      if (mark !== '+') oldLine++
      if (mark !== '-') newLine++
    }
    start = end
  }
  return result
}

const linesOf = (text = ''): readonly string[] =>
  text === '' ? [] : text.replace(/\n$/, '').split('\n')

function diffLines(before: readonly string[], after: readonly string[]): readonly Line[] {
  let start = 0
  while (start < before.length && start < after.length && before[start] === after[start]) start++
  let end = 0
  const shorter = Math.min(before.length, after.length) - start
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end++
  const same = (lines: readonly string[]) => lines.map((text): Line => ({ mark: ' ', text }))
  return [
    ...same(before.slice(0, start)),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...same(before.slice(before.length - end)),
  ]
}

/** Compares lines by their longest common subsequence. */
function diffMiddle(before: readonly string[], after: readonly string[]): readonly Line[] {
  const width = after.length + 1
  const lengths = new Uint16Array((before.length + 1) * width)
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      lengths[i * width + j] =
        before[i] === after[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0)
  const lines: Line[] = []
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const [old, next] = [before[i], after[j]]
    if (old !== undefined && old === next) {
      lines.push({ mark: ' ', text: old })
      i++
      j++
    } else if (
      old !== undefined &&
      (next === undefined ||
        (lengths[(i + 1) * width + j] ?? 0) >= (lengths[i * width + j + 1] ?? 0))
    ) {
      lines.push({ mark: '-', text: old })
      i++
    } else if (next !== undefined) {
      lines.push({ mark: '+', text: next })
      j++
    }
  }
  return lines
}
