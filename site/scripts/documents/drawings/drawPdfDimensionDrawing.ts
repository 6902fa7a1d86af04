import type { DimensionDrawing } from './createDimensionDrawing.ts'
import { documentTextStyles } from '../pageChrome.ts'
import { pdfColours, type PdfDocument } from '../typesetting/pdfDocument.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Draws front and side of a product to the same scale, with dimension lines. */
export function drawPdfDimensionDrawing(
  sheet: PdfDocument,
  outline: DimensionDrawing,
  box: Box,
): void {
  const { size, labels, alt } = outline
  const available = { width: box.width - 130, height: box.height - 46 }
  const scale = Math.min(
    available.width / (size.width + size.depth),
    available.height / size.height,
  )
  const [w, h, d] = [size.width * scale, size.height * scale, size.depth * scale]
  const x = box.x + (box.width - (w + d + 84)) / 2 + 14
  const y = box.y + 10 + (available.height - h) / 2
  const front = { x, y, width: w, height: h }
  const side = { x: x + w + 70, y, width: d, height: h }
  sheet.leaf(
    'Figure',
    () => {
      sheet.doc.lineJoin('round').lineCap('round')
      shapes[outline.shape](sheet.doc, front, side)
      horizontalDimension(sheet, front, labels.width)
      horizontalDimension(sheet, side, labels.depth)
      verticalDimension(sheet, front, labels.height)
    },
    {
      alt: `${alt} ${labels.width} × ${labels.height} × ${labels.depth}`,
      bbox: [box.x, box.y, box.x + box.width, box.y + box.height],
      placement: 'Block',
    },
  )
}

type Draw = (doc: PDFKit.PDFDocument, front: Box, side: Box) => void

function body(doc: PDFKit.PDFDocument, { x, y, width, height }: Box, radius = 3): void {
  doc.roundedRect(x, y, width, height, Math.min(radius, width / 3, height / 3))
  doc.lineWidth(0.9).fillAndStroke(pdfColours.page, pdfColours.high)
}

function thinLine(
  doc: PDFKit.PDFDocument,
  from: [number, number],
  to: [number, number],
  colour: string = pdfColours.line,
): void {
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(0.6)
    .strokeColor(colour)
    .stroke()
}

/** Draws the light bar, the design feature of the products. */
function lightBar(doc: PDFKit.PDFDocument, from: [number, number], to: [number, number]): void {
  doc
    .moveTo(...from)
    .lineTo(...to)
    .lineWidth(1.4)
    .strokeColor(pdfColours.graphic)
    .stroke()
}

const plainBodies: Draw = (doc, front, side) => {
  body(doc, front)
  body(doc, side)
}

const shapes: Readonly<Record<DimensionDrawing['shape'], Draw>> = {
  tower: (doc, front, side) => {
    plainBodies(doc, front, side)
    const unit = front.height / 2156
    for (const { x, width, y } of [front, side]) {
      for (let module = 0; module < 6; module++) {
        const at = y + (360 + module * 291) * unit
        if (module === 0 && x === front.x) lightBar(doc, [x, at], [x + width, at])
        else thinLine(doc, [x, at], [x + width, at])
      }
      thinLine(doc, [x + 2, y + 2106 * unit], [x + width - 2, y + 2106 * unit])
    }
  },
  box: (doc, front, side) => {
    body(doc, front, 8)
    body(doc, side, 5)
    const { x, y, width, height } = front
    lightBar(doc, [x + width * 0.12, y + height * 0.66], [x + width * 0.88, y + height * 0.66])
    doc.roundedRect(x + width * 0.64, y + height * 0.14, width * 0.22, height * 0.1, 2)
    doc.lineWidth(0.6).strokeColor(pdfColours.line).stroke()
    thinLine(
      doc,
      [side.x + side.width * 0.32, side.y + 3],
      [side.x + side.width * 0.32, side.y + side.height - 3],
    )
  },
  doors: (doc, front, side) => {
    plainBodies(doc, front, side)
    const { x, y, width, height } = front
    const middle = x + width / 2
    if (width > height / 2) thinLine(doc, [middle, y + 5], [middle, y + height - 8])
    lightBar(doc, [x + width * 0.42, y + height * 0.12], [x + width * 0.42, y + height * 0.62])
    for (let slit = 0; slit < 6; slit++) {
      const at = y + height * (0.74 + slit * 0.025)
      thinLine(doc, [x + width * 0.12, at], [x + width * 0.4, at])
    }
    thinLine(doc, [x, y + height - 5], [x + width, y + height - 5])
    thinLine(
      doc,
      [side.x, side.y + side.height - 5],
      [side.x + side.width, side.y + side.height - 5],
    )
  },
  round: (doc, front, side) => {
    const radius = front.width / 2
    doc
      .circle(front.x + radius, front.y + radius, radius)
      .lineWidth(0.9)
      .fillAndStroke(pdfColours.page, pdfColours.high)
    doc
      .circle(front.x + radius, front.y + radius, radius * 0.72)
      .lineWidth(0.6)
      .strokeColor(pdfColours.line)
      .stroke()
    for (const dx of [-0.3, 0.3])
      doc
        .circle(front.x + radius + radius * dx, front.y + radius, radius * 0.09)
        .strokeColor(pdfColours.line)
        .stroke()
    body(doc, side, 10)
    lightBar(
      doc,
      [side.x + side.width * 0.78, side.y + 3],
      [side.x + side.width * 0.78, side.y + side.height - 3],
    )
  },
  rack: (doc, front, side) => {
    plainBodies(doc, front, side)
    const { x, y, width, height } = front
    doc.roundedRect(x + width * 0.1, y + height * 0.16, width * 0.8, height * 0.56, 2)
    doc.lineWidth(0.6).strokeColor(pdfColours.line).stroke()
    lightBar(doc, [x + width * 0.1, y + height * 0.86], [x + width * 0.9, y + height * 0.86])
  },
  container: (doc, front, side) => {
    plainBodies(doc, front, side)
    const { x, y, width, height } = front
    for (let door = 1; door < 6; door++)
      thinLine(
        doc,
        [x + (width * door) / 6, y + height * 0.08],
        [x + (width * door) / 6, y + height * 0.95],
      )
    lightBar(doc, [x + 2, y + height * 0.08], [x + width - 2, y + height * 0.08])
    for (const [dx, dy] of [
      [0.3, 0.3],
      [0.7, 0.3],
      [0.3, 0.7],
      [0.7, 0.7],
    ] as const)
      doc
        .circle(side.x + side.width * dx, side.y + side.height * dy, side.width * 0.13)
        .lineWidth(0.6)
        .strokeColor(pdfColours.line)
        .stroke()
  },
  stick: (doc, front, side) => {
    body(doc, front, 8)
    body(doc, side, 6)
    const { x, y, width, height } = front
    doc.roundedRect(x + width * 0.18, y + height * 0.14, width * 0.64, height * 0.7, 5)
    doc.lineWidth(0.6).strokeColor(pdfColours.line).stroke()
    lightBar(doc, [x + width * 0.34, y + height * 0.24], [x + width * 0.66, y + height * 0.24])
  },
}

function horizontalDimension(
  sheet: PdfDocument,
  { x, y, width, height }: Box,
  label: string,
): void {
  const at = y + height + 12
  thinLine(sheet.doc, [x, at], [x + width, at], pdfColours.muted)
  for (const end of [x, x + width])
    thinLine(sheet.doc, [end, at - 3], [end, at + 3], pdfColours.muted)
  const [line] = sheet.lines(label, documentTextStyles.small, 200)
  if (line) sheet.line(line, x + width / 2 - line.width / 2, at + 13, documentTextStyles.small)
}

function verticalDimension(sheet: PdfDocument, { x, y, height }: Box, label: string): void {
  const at = x - 12
  thinLine(sheet.doc, [at, y], [at, y + height], pdfColours.muted)
  for (const end of [y, y + height])
    thinLine(sheet.doc, [at - 3, end], [at + 3, end], pdfColours.muted)
  const [line] = sheet.lines(label, documentTextStyles.small, 200)
  if (!line) return
  sheet.doc.save().rotate(-90, { origin: [at - 6, y + height / 2] })
  sheet.line(line, at - 6 - line.width / 2, y + height / 2, documentTextStyles.small)
  sheet.doc.restore()
}
