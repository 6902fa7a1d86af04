import {
  breakDiagramText,
  type DiagramText,
  type DiagramDrawing,
  type DrawingLayout,
  type DiagramPathStyle,
  type DrawnPath,
  type PathAnimation,
  type DiagramTextAnchor,
  type DiagramTextStyle,
  type DrawnText,
} from './drawing.ts'

const sizes = {
  wide: { label: 16, note: 14, crossing: 14 },
  narrow: { label: 13, note: 12, crossing: 12 },
} as const

/** Place of a text; with `align` the lines stand above, around or below `y`. */
interface TextPlace {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly anchor?: DiagramTextAnchor
  readonly look?: DiagramTextStyle
  readonly align?: 'above' | 'middle' | 'below'
  /** Numbers in the message. */
  readonly values?: Readonly<Record<string, number>>
}

const round = (n: number) => Math.round(n * 10) / 10

/** Path of a rectangle with rounded corners. */
export function createRectanglePath(x: number, y: number, w: number, h: number, r = 0): string {
  if (r === 0) return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}z`
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}${arc(r, r)}v${round(h - 2 * r)}${arc(-r, r)}h${round(2 * r - w)}${arc(-r, -r)}v${round(2 * r - h)}${arc(r, -r)}z`
}

/** Path of a circle. */
export const createCirclePath = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

/** Path of vertical lines at equal distances; its relative commands repeat, so that documents compress them to a few bytes. */
export function createVerticalLinesPath(
  [x, y]: readonly [number, number],
  height: number,
  distance: number,
  count: number,
): string {
  const line = `v${round(height)}`
  const next = `m${Math.round(distance * 100) / 100} ${-round(height)}${line}`
  return `M${round(x)} ${round(y)}${line}${next.repeat(count - 1)}`
}

/** Path of a row of equal rectangles; its relative commands repeat, too. */
export function createRectangleRowPath(
  [x, y]: readonly [number, number],
  [w, h]: readonly [number, number],
  distance: number,
  count: number,
): string {
  const rectangle = `h${round(w)}v${round(h)}h${-round(w)}z`
  const next = `m${Math.round(distance * 100) / 100} 0${rectangle}`
  return `M${round(x)} ${round(y)}${rectangle}${next.repeat(count - 1)}`
}

/** Path through points. */
export const createLinePath = (points: readonly (readonly [number, number])[]) =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('')

/** Collects the parts of a drawing: paths, texts, dimension lines, callouts. */
export class DrawingBuilder {
  readonly #paths: DrawnPath[] = []
  readonly #texts: DrawnText[] = []
  readonly layout: DrawingLayout
  readonly width: number
  height: number
  readonly #text: DiagramText

  constructor(layout: DrawingLayout, text: DiagramText, height: number) {
    this.layout = layout
    this.#text = text
    this.width = layout === 'wide' ? 1120 : 320
    this.height = height
  }

  get wide(): boolean {
    return this.layout === 'wide'
  }

  /** Adds a path; a line is joined to the one before if it looks the same. */
  path(look: DiagramPathStyle, d: string, motion?: PathAnimation): void {
    const last = this.#paths.at(-1)
    const joins = last?.look === look && last.motion === undefined && motion === undefined
    // Filled shapes cover what is below them, so only lines are joined.
    if (last && joins && look !== 'body' && look !== 'shade')
      this.#paths[this.#paths.length - 1] = { look, d: last.d + d }
    else this.#paths.push({ look, d, ...(motion !== undefined && { motion }) })
  }

  /** Adds the text of a message and returns its height. */
  text(id: string, place: TextPlace): number {
    return this.words(this.#text(id, place.values), place)
  }

  /** Adds a text that is the same in all languages and returns its height. */
  words(
    words: string,
    { x, y, width, anchor = 'start', look = 'label', align = 'below' }: TextPlace,
  ): number {
    const size = sizes[this.layout][look]
    const leading = size * 1.28
    const lines = breakDiagramText(words, width, size)
    const height = lines.length * leading
    const top = align === 'below' ? y : align === 'above' ? y - height : y - height / 2
    this.#texts.push({
      x: round(x),
      y: round(top + leading / 2 + size * 0.36),
      lines,
      anchor,
      look,
      size,
      leading,
      width,
    })
    return height
  }

  /** Adds a horizontal dimension line with its text below, or above for `above`. */
  horizontalDimension(
    id: string,
    from: number,
    to: number,
    y: number,
    align: 'above' | 'below' = 'below',
    width = Math.abs(to - from),
    values?: Readonly<Record<string, number>>,
  ): void {
    this.path('dimension', `M${round(from)} ${round(y)}H${round(to)}${tick(from, y)}${tick(to, y)}`)
    this.text(id, {
      x: (from + to) / 2,
      y: align === 'below' ? y + 4 : y - 4,
      width: Math.max(width, 60),
      anchor: 'middle',
      look: 'note',
      align,
      ...(values && { values }),
    })
  }

  /** Adds a vertical dimension line with its text beside it. */
  verticalDimension(
    id: string,
    x: number,
    from: number,
    to: number,
    side: 'start' | 'end',
    width: number,
    values?: Readonly<Record<string, number>>,
  ): void {
    this.path('dimension', `M${round(x)} ${round(from)}V${round(to)}${tick(x, from)}${tick(x, to)}`)
    this.text(id, {
      x: side === 'end' ? x + 8 : x - 8,
      y: (from + to) / 2,
      width,
      anchor: side === 'end' ? 'start' : 'end',
      look: 'note',
      align: 'middle',
      ...(values && { values }),
    })
  }

  /** Adds a dot with a leader line from a point to a text, and returns the height of the text. */
  callout(id: string, at: readonly [number, number], place: TextPlace): number {
    const { x, y, anchor = 'start' } = place
    const end = anchor === 'start' ? x - 8 : x + 8
    this.path('dimension', createLinePath([at, [end, y]]))
    this.path('storedFill', createCirclePath(at[0], at[1], 3.5))
    return this.text(id, { ...place, align: 'middle' })
  }

  drawing(): DiagramDrawing {
    return {
      width: this.width,
      height: Math.ceil(this.height),
      paths: this.#paths,
      texts: this.#texts,
    }
  }
}

/** Oblique tick at the end of a dimension line. */
const tick = (x: number, y: number) => `M${round(x - 4)} ${round(y + 4)}l8 -8`
