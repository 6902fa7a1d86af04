import { locateProblem } from '../../input/json.ts'
import type { ProjectCheck } from '../check.ts'

/** Requires the range of a figure to go from the lower to the higher value. */
export const checkFigureRanges: ProjectCheck = function* ({ figures: { file, entries } }) {
  for (const { value, path } of entries) {
    const { from, to } = value ?? {}
    if (!file || from === undefined || to === undefined || from < to) continue
    yield locateProblem(file, [...path, 'to'], {
      code: 'bad-figure',
      what: `The range goes from ${from} to ${to}.`,
      fix:
        from === to
          ? `A range has two ends: write "value": ${to} instead.`
          : `Write the lower value first: "from": ${to}, "to": ${from}.`,
    })
  }
}
