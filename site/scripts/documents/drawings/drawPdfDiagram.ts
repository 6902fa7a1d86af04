import type { ManualDiagramFigure } from '../readManual.ts'
import { documentTextStyles } from '../pageChrome.ts'
import type { DiagramPathStyle, DrawnText } from '#data/diagrams/drawing.ts'
import { theme } from '../../siteTheme.ts'
import { pdfColours, pdfPageLayout, type PdfDocument } from '../typesetting/pdfDocument.ts'

const { colours } = theme.schemes.light.standard

interface DrawnPathStyle {
  readonly stroke?: string
  readonly width?: number
  readonly dash?: number
  readonly fill?: string
  readonly opacity?: number
}

const styles: Readonly<Record<DiagramPathStyle, DrawnPathStyle>> = {
  body: { stroke: pdfColours.high, width: 0.9, fill: pdfColours.page },
  shade: { stroke: pdfColours.line, width: 0.6, fill: pdfColours.page },
  outline: { stroke: pdfColours.high, width: 0.8 },
  detail: { stroke: pdfColours.muted, width: 0.5 },
  dimension: { stroke: pdfColours.line, width: 0.5 },
  light: { stroke: pdfColours.graphic, width: 1.4 },
  zone: { stroke: pdfColours.graphic, width: 0.7, dash: 3 },
  limit: { stroke: colours['chart.sunLine'], width: 1, dash: 4 },
  sun: { stroke: colours['chart.sunLine'], width: 1.2 },
  stored: { stroke: colours['chart.stored'], width: 1.2 },
  load: { stroke: colours['chart.house'], width: 1.2 },
  grid: { stroke: colours['chart.grid'], width: 1.2 },
  data: { stroke: pdfColours.high, width: 0.8, dash: 2 },
  sunArea: { fill: colours['chart.sun'], opacity: 0.3 },
  storedArea: { fill: colours['chart.stored'], opacity: 0.42 },
  loadArea: { fill: colours['chart.house'], opacity: 0.07 },
  storedFill: { fill: colours['chart.stored'] },
}

const padding = 16

/** Place of a diagram: the wide form spans the page, the narrow one stands in the column of the text. */
function placeOf({ drawing, layout }: ManualDiagramFigure) {
  const left = layout === 'wide' ? pdfPageLayout.left : pdfPageLayout.text
  const width = pdfPageLayout.right - left
  const scale = Math.min(0.85, (width - 2 * padding) / drawing.width)
  return { left, width, scale, height: drawing.height * scale + 2 * padding }
}

/** Height of a diagram in points. */
export const getPdfDiagramHeight = (figure: ManualDiagramFigure): number => placeOf(figure).height

/** Draws a diagram of the site on a tile. */
export function drawPdfDiagram(sheet: PdfDocument, figure: ManualDiagramFigure): void {
  const { drawing, alt } = figure
  const { left, width, scale, height } = placeOf(figure)
  const { doc, y: top } = sheet
  const origin = {
    x: left + (width - drawing.width * scale) / 2,
    y: top + padding,
  }
  const draw = () => {
    doc.roundedRect(left, top, width, height, 12).fill(pdfColours.tile)
    doc.save().translate(origin.x, origin.y).scale(scale).lineJoin('round').lineCap('round')
    for (const { d, look } of drawing.paths) drawPath(doc.path(d), styles[look], scale)
    doc.restore()
    for (const text of drawing.texts) drawText(sheet, text, origin, scale)
  }
  sheet.leaf('Figure', draw, {
    alt,
    bbox: [left, top, left + width, top + height],
    placement: 'Block',
  })
  sheet.y = top + height + 14
}

/** Line widths and dashes are in points, whatever the scale. */
function drawPath(
  path: PDFKit.PDFDocument,
  { stroke, width = 1, dash, fill, opacity }: DrawnPathStyle,
  scale: number,
): void {
  path.lineWidth(width / scale)
  if (dash) path.dash(dash / scale, {})
  else path.undash()
  if (stroke && fill) path.fillAndStroke(fill, stroke)
  else if (stroke) path.strokeColor(stroke).stroke()
  else if (fill)
    path
      .fillOpacity(opacity ?? 1)
      .fill(fill)
      .fillOpacity(1)
}

function drawText(
  sheet: PdfDocument,
  { x, y, lines, anchor, look, size, leading }: DrawnText,
  origin: { readonly x: number; readonly y: number },
  scale: number,
): void {
  const style = {
    ...documentTextStyles.small,
    size: size * scale,
    leading: leading * scale,
    ...(look === 'label' && { face: 'strong' as const, colour: pdfColours.high }),
  }
  const share = { start: 0, middle: 0.5, end: 1 }[anchor]
  for (const [index, words] of lines.entries()) {
    const [line] = sheet.lines(words, style, 1000)
    if (!line) continue
    const at = { x: origin.x + x * scale, y: origin.y + (y + index * leading) * scale }
    sheet.line(line, at.x - line.width * share, at.y, style)
  }
}
