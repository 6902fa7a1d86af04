import { look } from './frame.ts'
import type { Box, Diagram } from './readDiagram.ts'
import { ink, paper, type Sheet } from './sheet.ts'

const size = { height: 38, row: 70 }

/** Boxes get narrower the more stand beside each other, so that wires stay seen. */
const boxWidth = (columns: number): number =>
  Math.min(84, (paper.right - paper.text - 32 - 32 * (columns - 1)) / columns)

/** The height a drawing takes. */
export const diagramHeight = ({ boxes }: Diagram): number =>
  (Math.max(...boxes.map(({ row }) => row)) + 1) * size.row + 10

/** Draws boxes on a grid and the wires between them; in words it is a list of connections. */
export function drawDiagram(sheet: Sheet, { boxes, wires }: Diagram, height: number): void {
  const { doc } = sheet
  const [left, right] = [paper.text, paper.right]
  const columns = Math.max(...boxes.map(({ column }) => column)) + 1
  const width = boxWidth(columns)
  const step = (right - left - 32 - width) / Math.max(1, columns - 1)
  const top = sheet.y
  const placed = new Map(
    boxes.map((one) => [
      one.id,
      {
        x: left + 16 + (columns === 1 ? (right - left - 32 - width) / 2 : one.column * step),
        y: top + 20 + one.row * size.row,
      },
    ]),
  )
  const names = new Map(boxes.map(({ id, label }) => [id, label]))
  const alt = wires
    .map(({ from, to, label }) => `${names.get(from)} – ${names.get(to)}${label && ` (${label})`}`)
    .join('; ')
  const draw = () => {
    doc.roundedRect(left, top, right - left, height, 12).fill(ink.tile)
    for (const { from, to, label } of wires) {
      const [a, b] = [placed.get(from), placed.get(to)]
      if (a && b) drawWire(sheet, a, b, width, label)
    }
    for (const one of boxes) {
      const at = placed.get(one.id)
      if (at) drawBox(sheet, one, at, width)
    }
  }
  sheet.leaf('Figure', draw, { alt, bbox: [left, top, right, top + height], placement: 'Block' })
  sheet.y = top + height + 14
}

/** How far beside a box a bent wire turns. */
const turnBeside = 12

interface Point {
  readonly x: number
  readonly y: number
}

function drawWire(sheet: Sheet, a: Point, b: Point, width: number, label: string): void {
  const [ax, ay] = [a.x + width / 2, a.y + size.height / 2]
  const [bx, by] = [b.x + width / 2, b.y + size.height / 2]
  const isBent = ax !== bx && ay !== by
  // A bent wire turns between the columns and enters below the level one, so that it meets no other.
  const turn = b.x + (ax < bx ? -turnBeside : width + turnBeside)
  const path = sheet.doc.moveTo(ax, ay)
  if (isBent)
    path
      .lineTo(turn, ay)
      .lineTo(turn, by + 11)
      .lineTo(bx, by + 11)
  else path.lineTo(bx, by)
  path.lineWidth(1.1).strokeColor(ink.graphic).stroke()
  const style = { ...look.small, size: 7.5 }
  const [line] = sheet.lines(label, style, 200)
  if (!line) return
  const half = line.width / 2
  if (isBent) sheet.line(line, turn - half * 2 - 4, (ay + by) / 2 + 9, style)
  else if (ay === by) sheet.line(line, (ax + bx) / 2 - half, ay - 5, style)
  else sheet.line(line, bx + 5, (ay + by) / 2 + 3, style)
}

function drawBox(sheet: Sheet, { label, own }: Box, { x, y }: Point, width: number): void {
  const { doc } = sheet
  doc.roundedRect(x, y, width, size.height, 6).lineWidth(own ? 1.2 : 0.7)
  doc.fillAndStroke(ink.page, own ? ink.high : ink.line)
  if (own)
    doc
      .moveTo(x + 12, y + size.height - 5)
      .lineTo(x + width - 12, y + size.height - 5)
      .lineWidth(1.4)
      .strokeColor(ink.graphic)
      .stroke()
  const style = { ...look.small, size: 7.75, leading: 9.5, colour: ink.high, face: own ? ('strong' as const) : ('text' as const) } // prettier-ignore
  const lines = sheet.lines(label, style, width - 10)
  const first = y + size.height / 2 - ((lines.length - 1) * style.leading) / 2 + 2.8
  for (const [index, line] of lines.entries())
    sheet.line(line, x + (width - line.width) / 2, first + index * style.leading, style)
}
