import { documentTextStyles } from '../pageChrome.ts'
import type { DiagramBox, Diagram } from './readDiagram.ts'
import { pdfColours, pageLayout, type PdfDocument } from '../typesetting/pdfDocument.ts'

const size = { height: 38, row: 70 }

/** Returns the width of a box; boxes get narrower with more columns to leave space for wires. */
const boxWidth = (columns: number): number =>
  Math.min(84, (pageLayout.right - pageLayout.text - 32 - 32 * (columns - 1)) / columns)

/** Returns the height of a diagram. */
export const diagramHeight = ({ boxes }: Diagram): number =>
  (Math.max(...boxes.map(({ row }) => row)) + 1) * size.row + 10

/** Draws boxes on a grid and the wires between them; the alternative text lists the connections. */
export function drawDiagram(sheet: PdfDocument, { boxes, wires }: Diagram, height: number): void {
  const { doc } = sheet
  const [left, right] = [pageLayout.text, pageLayout.right]
  const columns = Math.max(...boxes.map(({ column }) => column)) + 1
  const width = boxWidth(columns)
  const step = (right - left - 32 - width) / Math.max(1, columns - 1)
  const top = sheet.y
  const positions = new Map(
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
    doc.roundedRect(left, top, right - left, height, 12).fill(pdfColours.tile)
    for (const { from, to, label } of wires) {
      const [a, b] = [positions.get(from), positions.get(to)]
      if (a && b) drawWire(sheet, a, b, width, label)
    }
    for (const one of boxes) {
      const at = positions.get(one.id)
      if (at) drawBox(sheet, one, at, width)
    }
  }
  sheet.leaf('Figure', draw, { alt, bbox: [left, top, right, top + height], placement: 'Block' })
  sheet.y = top + height + 14
}

/** Distance between a box and the bend of a wire. */
const bendDistance = 12

interface Point {
  readonly x: number
  readonly y: number
}

function drawWire(sheet: PdfDocument, a: Point, b: Point, width: number, label: string): void {
  const [ax, ay] = [a.x + width / 2, a.y + size.height / 2]
  const [bx, by] = [b.x + width / 2, b.y + size.height / 2]
  const isBent = ax !== bx && ay !== by
  // A bent wire turns between the columns and enters below the level wire, so that wires do not overlap.
  const bend = b.x + (ax < bx ? -bendDistance : width + bendDistance)
  const path = sheet.doc.moveTo(ax, ay)
  if (isBent)
    path
      .lineTo(bend, ay)
      .lineTo(bend, by + 11)
      .lineTo(bx, by + 11)
  else path.lineTo(bx, by)
  path.lineWidth(1.1).strokeColor(pdfColours.graphic).stroke()
  const style = { ...documentTextStyles.small, size: 7.5 }
  const [line] = sheet.lines(label, style, 200)
  if (!line) return
  const half = line.width / 2
  if (isBent) sheet.line(line, bend - half * 2 - 4, (ay + by) / 2 + 9, style)
  else if (ay === by) sheet.line(line, (ax + bx) / 2 - half, ay - 5, style)
  else sheet.line(line, bx + 5, (ay + by) / 2 + 3, style)
}

function drawBox(
  sheet: PdfDocument,
  { label, own }: DiagramBox,
  { x, y }: Point,
  width: number,
): void {
  const { doc } = sheet
  doc.roundedRect(x, y, width, size.height, 6).lineWidth(own ? 1.2 : 0.7)
  doc.fillAndStroke(pdfColours.page, own ? pdfColours.high : pdfColours.line)
  if (own)
    doc
      .moveTo(x + 12, y + size.height - 5)
      .lineTo(x + width - 12, y + size.height - 5)
      .lineWidth(1.4)
      .strokeColor(pdfColours.graphic)
      .stroke()
  const style = {
    ...documentTextStyles.small,
    size: 7.75,
    leading: 9.5,
    colour: pdfColours.high,
    face: own ? ('strong' as const) : ('text' as const),
  }
  const lines = sheet.lines(label, style, width - 10)
  const first = y + size.height / 2 - ((lines.length - 1) * style.leading) / 2 + 2.8
  for (const [index, line] of lines.entries())
    sheet.line(line, x + (width - line.width) / 2, first + index * style.leading, style)
}
