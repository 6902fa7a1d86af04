import { locateProblem } from '../../input/json.ts'
import type { ConfigProblem } from '../../problems/problem.ts'
import type { ProjectCheck } from '../check.ts'

/** Columns and rows that a FeatureGrid tile spans on a wide screen. */
const sizes: ReadonlyMap<unknown, readonly [columns: number, rows: number]> = new Map([
  ['feature', [7, 2]],
  ['half', [6, 1]],
  ['wide', [5, 1]],
  ['medium', [4, 1]],
  ['narrow', [3, 1]],
])
const columns = 12

interface Tile {
  readonly size: string
  readonly text?: unknown
  readonly figure?: unknown
  readonly picture?: unknown
}

/** Requires FeatureGrid tiles to have content besides the title and to fill their rows. */
export const checkFeatureGridTiles: ProjectCheck = function* ({ pages, fragments }) {
  const lists = [...pages.filter((page) => page.fragments.length === 0), ...fragments]
  for (const { file, sections } of lists)
    for (const { name, path, props } of sections) {
      if (!file || name !== 'FeatureGrid' || !props) continue
      yield* gridProblems((props as { tiles: readonly Tile[] }).tiles, (index, finding) =>
        locateProblem(file, [...path, 'tiles', index], finding),
      )
    }
}

function* gridProblems(
  all: readonly Tile[],
  report: (index: number, finding: Pick<ConfigProblem, 'code' | 'what' | 'fix'>) => ConfigProblem,
): Generator<ConfigProblem> {
  for (const [index, { text, figure, picture }] of all.entries())
    if (text === undefined && figure === undefined && picture === undefined)
      yield report(index, {
        code: 'empty-tile',
        what: 'This tile has nothing but its title.',
        fix: 'Give it a figure, a picture or a text.',
      })
  const gap = firstGap(all)
  if (gap)
    yield report(gap.before, {
      code: 'open-row',
      what: `The row that ends with this tile fills ${gap.filled} of ${columns} columns.`,
      fix: `Sizes take these columns: ${[...sizes].map(([name, [width]]) => `${String(name)} ${width}`).join(', ')}; a feature takes them in two rows. Choose sizes that come to ${columns} in each row.`,
    })
}

/** Places tiles by the CSS grid auto-placement algorithm and returns the first row with free columns. */
function firstGap(
  all: readonly Tile[],
): { readonly before: number; readonly filled: number } | undefined {
  const rows: (number | undefined)[][] = []
  let [row, column] = [0, 0]
  for (const [index, { size }] of all.entries()) {
    const [width, height] = sizes.get(size) ?? [columns, 1]
    while (column + width > columns || isTaken(rows, row, column, width)) {
      column++
      if (column + width > columns) [row, column] = [row + 1, 0]
    }
    for (let y = row; y < row + height; y++)
      for (let x = column; x < column + width; x++)
        (rows[y] ??= Array<number | undefined>(columns).fill(undefined))[x] = index
    column += width
  }
  for (const cells of rows) {
    const filled = cells.filter((cell) => cell !== undefined)
    if (filled.length < columns) return { before: filled.at(-1) ?? 0, filled: filled.length }
  }
  return undefined
}

const isTaken = (
  rows: readonly (readonly (number | undefined)[])[],
  row: number,
  column: number,
  width: number,
): boolean => rows[row]?.slice(column, column + width).some((cell) => cell !== undefined) ?? false
