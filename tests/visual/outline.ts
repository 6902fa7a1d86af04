import { createHash } from 'node:crypto'

/** Of the files that hold an outline: what is heard of a page. */
export const heardEnding = '.aria.yml'

/** A line of an outline that came, went or stayed; or how many are left out there. */
export type Line = readonly [sign: '+' | '−' | '' | '…', text: string]

/** How an outline is not as it was. */
export interface OutlineChange {
  readonly problem: string
  /** Equal for outlines in which the same lines became the same others; none if all came or went. */
  readonly change: string
  /** The lines that differ, each with a few around it. */
  readonly lines: readonly Line[]
  /** The whole outline as it is; empty if there is none any more. */
  readonly now: string
}

/** Lines that are shown before and after one that differs. */
const around = 3

/** What differs between two outlines, of which either may be none. */
export function outlineChange(before: string, now: string): OutlineChange | undefined {
  if (before === now) return undefined
  const lines = compared(linesOf(before), linesOf(now))
  const count = (wanted: Line[0]) => lines.filter(([sign]) => sign === wanted).length
  const problem =
    before === ''
      ? 'no outline is kept yet'
      : now === ''
        ? 'no outline is taken here any more'
        : `outline: ${count('+')} added, ${count('−')} removed`
  const change = before === '' || now === '' ? '' : nameOf(lines)
  return { problem, change, lines: folded(lines), now }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** All lines of both, with as many as possible that stayed. */
function compared(before: readonly string[], now: readonly string[]): readonly Line[] {
  const wide = now.length + 1
  /** How many lines can stay from a pair of places on. */
  const stay = new Uint32Array((before.length + 1) * wide)
  const from = (was: number, is: number) => stay[was * wide + is] ?? 0
  for (let was = before.length - 1; was >= 0; was--)
    for (let is = now.length - 1; is >= 0; is--)
      stay[was * wide + is] = before[was] === now[is] ? from(was + 1, is + 1) + 1 : Math.max(from(was + 1, is), from(was, is + 1)) // prettier-ignore
  const lines: Line[] = []
  let [was, is] = [0, 0]
  while (was < before.length || is < now.length) {
    const [old, fresh] = [before[was], now[is]]
    if (old !== undefined && old === fresh) {
      lines.push(['', old])
      was++
      is++
    } else if (
      old !== undefined &&
      (fresh === undefined || from(was + 1, is) >= from(was, is + 1))
    ) {
      // prettier-ignore
      lines.push(['−', old])
      was++
    } else {
      lines.push(['+', fresh ?? ''])
      is++
    }
  }
  return lines
}

/** Leaves out what stayed, but for some lines around what did not. */
function folded(lines: readonly Line[]): readonly Line[] {
  const near = lines.map((_, at) => lines.slice(Math.max(0, at - around), at + around + 1).some(([sign]) => sign !== '')) // prettier-ignore
  return runs(lines, (_, at) => near[at] === true).flatMap(({ is, own }): readonly Line[] =>
    is ? own : [['…', `${own.length} ${own.length === 1 ? 'line' : 'lines'} as before`]],
  )
}

/** Names the lines that differ, wherever they stand and however deep. */
function nameOf(lines: readonly Line[]): string {
  const names = runs(lines, ([sign]) => sign !== '').flatMap(({ is, own }) => {
    const least = Math.min(...own.map(([, text]) => text.search(/\S/)))
    const text = own.map(([sign, line]) => sign + line.slice(least)).join('\n')
    return is ? createHash('sha256').update(text).digest('hex').slice(0, 16) : []
  })
  return [...new Set(names)].toSorted().join(' ')
}

/** Parts a list where the answer changes. */
function runs(
  lines: readonly Line[],
  ask: (line: Line, at: number) => boolean,
): readonly { readonly is: boolean; readonly own: Line[] }[] {
  const parts: { is: boolean; own: Line[] }[] = []
  for (const [at, line] of lines.entries()) {
    const is = ask(line, at)
    const last = parts.at(-1)
    if (last?.is === is) last.own.push(line)
    else parts.push({ is, own: [line] })
  }
  return parts
}
