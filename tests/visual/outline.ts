import { alignLists } from './document/alignment.ts'

/** Extension of ARIA snapshot files. */
export const ariaSnapshotExtension = '.aria.yml'

/** A line of an outline that was added, removed or unchanged; `…` stands for omitted lines. */
export type OutlineDifferenceLine = readonly [sign: '+' | '−' | '' | '…', text: string]

/** The difference of two outlines. */
export interface AccessibilityOutlineDifference {
  readonly problem: string
  /** Changed lines with context. */
  readonly lines: readonly OutlineDifferenceLine[]
  /** The new outline; empty if there is none. */
  readonly now: string
}

/** Context lines before and after a changed line. */
const contextLines = 3

/** Compares two outlines, of which either may be empty; undefined if they are equal. */
export function compareAccessibilityOutlines(
  before: string,
  now: string,
): AccessibilityOutlineDifference | undefined {
  if (before === now) return undefined
  const lines = compared(linesOf(before), linesOf(now))
  const count = (wanted: OutlineDifferenceLine[0]) =>
    lines.filter(([sign]) => sign === wanted).length
  const problem =
    before === ''
      ? 'no outline is kept yet'
      : now === ''
        ? 'no outline is taken here any more'
        : `outline: ${count('+')} added, ${count('−')} removed`
  return { problem, lines: folded(lines), now }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Computes a diff by the longest common subsequence: of each gap the removed lines first. */
function compared(
  before: readonly string[],
  now: readonly string[],
): readonly OutlineDifferenceLine[] {
  const lines: OutlineDifferenceLine[] = []
  let [oldStart, freshStart] = [0, 0]
  const pairs = alignLists(before, now)
  for (const [was, is] of [...pairs, [before.length, now.length] as const]) {
    for (const line of before.slice(oldStart, was)) lines.push(['−', line])
    for (const line of now.slice(freshStart, is)) lines.push(['+', line])
    const line = before[was]
    if (line !== undefined) lines.push(['', line])
    ;[oldStart, freshStart] = [was + 1, is + 1]
  }
  return lines
}

/** Omits unchanged lines except for context. */
function folded(lines: readonly OutlineDifferenceLine[]): readonly OutlineDifferenceLine[] {
  const near = lines.map((_, at) =>
    lines
      .slice(Math.max(0, at - contextLines), at + contextLines + 1)
      .some(([sign]) => sign !== ''),
  )
  return runs(lines, (_, at) => near[at] === true).flatMap(
    ({ is, own }): readonly OutlineDifferenceLine[] =>
      is ? own : [['…', `${own.length} ${own.length === 1 ? 'line' : 'lines'} as before`]],
  )
}

/** Splits a list where the result of the predicate changes. */
function runs(
  lines: readonly OutlineDifferenceLine[],
  ask: (line: OutlineDifferenceLine, at: number) => boolean,
): readonly { readonly is: boolean; readonly own: OutlineDifferenceLine[] }[] {
  const parts: { is: boolean; own: OutlineDifferenceLine[] }[] = []
  for (const [at, line] of lines.entries()) {
    const is = ask(line, at)
    const last = parts.at(-1)
    if (last?.is === is) last.own.push(line)
    else parts.push({ is, own: [line] })
  }
  return parts
}
