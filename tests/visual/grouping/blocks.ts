import { createHash } from 'node:crypto'
import { alignLists } from '../document/alignment.ts'
import type { RawPicture } from '../raw.ts'

/** First and last row, exclusive. */
type Rows = readonly [top: number, bottom: number]

/** Rows that differ between two pictures after equal rows were aligned, so that what only moved up or down is no difference. */
export interface ChangedBlock {
  /** Rows of the picture before; empty if rows were inserted. */
  readonly before: Rows
  readonly now: Rows
  /** First and last column that differ, exclusive; all columns unless as many rows stand for each other. */
  readonly columns: readonly [left: number, right: number]
}

/** Blocks with fewer equal rows between them are one: the rows between two lines of a text are equal, too. */
const leastGap = 12

/** Aligns the rows of two pictures of equal width and returns what differs. */
export function findChangedBlocks(before: RawPicture, now: RawPicture): readonly ChangedBlock[] {
  const gaps: { before: [number, number]; now: [number, number] }[] = []
  let [oldStart, freshStart] = [0, 0]
  for (const [was, is] of [
    ...alignLists(rowDigests(before), rowDigests(now)),
    [before.height, now.height] as const,
  ]) {
    const last = gaps.at(-1)
    if (was > oldStart || is > freshStart)
      if (last && oldStart - last.before[1] < leastGap && freshStart - last.now[1] < leastGap) {
        last.before[1] = was
        last.now[1] = is
      } else gaps.push({ before: [oldStart, was], now: [freshStart, is] })
    ;[oldStart, freshStart] = [was + 1, is + 1]
  }
  return gaps.map((gap) => ({ ...gap, columns: differingColumns(before, now, gap) }))
}

function rowDigests({ data, width, height }: RawPicture): readonly string[] {
  const stride = width * 3
  return Array.from({ length: height }, (_, y) =>
    createHash('sha1')
      .update(data.subarray(y * stride, (y + 1) * stride))
      .digest('base64'),
  )
}

function differingColumns(
  before: RawPicture,
  now: RawPicture,
  { before: [top, bottom], now: [first, last] }: Pick<ChangedBlock, 'before' | 'now'>,
): ChangedBlock['columns'] {
  const stride = now.width * 3
  if (bottom - top !== last - first || before.width !== now.width) return [0, now.width]
  let [left, right] = [stride, 0]
  for (let row = 0; row < bottom - top; row++) {
    const [old, fresh] = [(top + row) * stride, (first + row) * stride]
    for (let byte = 0; byte < left; byte++)
      if (before.data[old + byte] !== now.data[fresh + byte]) left = byte
    for (let byte = stride - 1; byte >= right; byte--)
      if (before.data[old + byte] !== now.data[fresh + byte]) right = byte + 1
  }
  return [Math.floor(left / 3), Math.ceil(right / 3)]
}

/** A rectangle of a picture in px: left, top, width, height. */
export type PictureArea = readonly [left: number, top: number, width: number, height: number]

/** Returns the pixels of an area, as far as it is on the picture. */
export function cropPixels({ data, width, height }: RawPicture, area: PictureArea): Buffer {
  const [left, top, wide, high] = area
  const [start, end] = [Math.max(0, left), Math.min(width, left + wide)]
  const rows: Buffer[] = []
  for (let y = Math.max(0, top); y < Math.min(height, top + high); y++)
    if (end > start) rows.push(data.subarray((y * width + start) * 3, (y * width + end) * 3))
  return Buffer.concat(rows)
}
