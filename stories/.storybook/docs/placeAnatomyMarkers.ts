/** Distance between the centres of two marks, in px; a mark is 20 px wide. */
const step = 22

export interface AnatomyMarker {
  readonly number: number
  /** Centre of the mark, relative to the drawing. */
  readonly x: number
  readonly y: number
}

/** First line of a part, relative to the drawing. */
export interface AnatomyPartBox {
  readonly number: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Moves of a mark whose place is taken: down, up and further to the left. */
const moves = [
  [0, step],
  [0, -step],
  [-step, 0],
  [0, 2 * step],
  [0, -2 * step],
] as const

/** Places a mark before or after the first line of each part, so that none covers another mark or another part. */
export function placeAnatomyMarkers(parts: readonly AnatomyPartBox[]): readonly AnatomyMarker[] {
  const marks: AnatomyMarker[] = []
  for (const part of parts) {
    const { number, left, top, width, height } = part
    // Beside a line of text or a control; beside the upper corner of higher parts.
    const y = top + Math.min(height / 2, 24)
    const before = { x: left - 12, y }
    const moved = moves.map(([dx, dy]) => ({ x: before.x + dx, y: y + dy }))
    const free = [before, { x: left + width + 12, y }, ...moved].find(
      (place) =>
        place.x > 0 &&
        place.y > 0 &&
        marks.every((mark) => !isNear(mark, place)) &&
        parts.every((other) => !covers(place, other) || isInside(part, other)),
    )
    marks.push({ number, ...(free ?? before) })
  }
  return marks
}

type Place = Pick<AnatomyMarker, 'x' | 'y'>

const isNear = (one: Place, other: Place) =>
  Math.abs(one.x - other.x) < step - 2 && Math.abs(one.y - other.y) < step - 2

/** A mark may touch the edge of another part. */
const covers = ({ x, y }: Place, { left, top, width, height }: AnatomyPartBox) =>
  x > left - 8 && x < left + width + 8 && y > top - 8 && y < top + height + 8

const isInside = (part: AnatomyPartBox, other: AnatomyPartBox) =>
  part.left >= other.left &&
  part.top >= other.top &&
  part.left + part.width <= other.left + other.width &&
  part.top + part.height <= other.top + other.height
