/** Form of a drawing: for wide columns, and for phones and documents. */
export type DrawingLayout = 'wide' | 'narrow'

/** Purpose of a path; pages and documents each assign their own colours and line widths to it. */
export type DiagramPathStyle =
  | 'body'
  | 'shade'
  | 'outline'
  | 'detail'
  | 'dimension'
  | 'light'
  | 'zone'
  | 'limit'
  | 'sun'
  | 'stored'
  | 'load'
  | 'grid'
  | 'data'
  | 'sunArea'
  | 'storedArea'
  | 'loadArea'
  | 'storedFill'

/** Movement of a path where motion is allowed: beads along a line, or parts that are stacked one after another. */
export type PathAnimation = 'flow' | 1 | 2 | 3 | 4 | 5 | 6

/** Path in drawing units. */
export interface DrawnPath {
  readonly d: string
  readonly look: DiagramPathStyle
  readonly motion?: PathAnimation
}

/** `crossing` is a note that lies across lines. */
export type DiagramTextStyle = 'label' | 'note' | 'crossing'
export type DiagramTextAnchor = 'start' | 'middle' | 'end'

/** Lines of text; `y` is the baseline of the first one. */
export interface DrawnText {
  readonly x: number
  readonly y: number
  readonly lines: readonly string[]
  readonly anchor: DiagramTextAnchor
  readonly look: DiagramTextStyle
  readonly size: number
  readonly leading: number
  /** Width that the lines were broken for. */
  readonly width: number
}

/** Drawing of paths and texts, independent of where it is shown. */
export interface DiagramDrawing {
  readonly width: number
  readonly height: number
  readonly paths: readonly DrawnPath[]
  readonly texts: readonly DrawnText[]
}

/** Returns the text of a message with its figures. */
export type DiagramText = (id: string, values?: Readonly<Record<string, number>>) => string

const han = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u
/** Widths of characters as fractions of the font size; the mean of the site's text face, rounded up. */
const characterWidths = { han: 1, wide: 0.74, narrow: 0.3, usual: 0.56 }

/** Estimates the width of a line. */
export function estimateTextWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) {
    if (han.test(character)) width += characterWidths.han
    else if (/[A-ZÄÖÜmw%–×→≤≥]/.test(character)) width += characterWidths.wide
    else if (/[ilj.,:;’'()\s]/.test(character)) width += characterWidths.narrow
    else width += characterWidths.usual
  }
  return width * size
}

/** Breaks a text into lines at spaces, after hyphens and between Chinese characters. */
export function breakDiagramText(text: string, width: number, size: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  const pieces =
    text.match(/[^ \p{Script=Han}-]*(?:- ?|[^ \p{Script=Han}-] ?)|\p{Script=Han}\p{P}* ?| /gu) ?? []
  for (const piece of pieces) {
    if (line !== '' && estimateTextWidth((line + piece).trimEnd(), size) > width) {
      lines.push(line.trim())
      line = piece
    } else line += piece
  }
  return [...lines, line.trim()]
}
