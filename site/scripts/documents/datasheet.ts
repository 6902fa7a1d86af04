import type { SubsetFonts } from './typesetting/fonts.ts'
import {
  drawPdfBrandLogo,
  drawPdfHeadersAndFooters,
  documentTextStyles,
  drawPdfNumeral,
  measurePdfNumeralWidth,
  createPdfDocument,
  drawPdfPicture,
  drawPdfHairline,
} from './pageChrome.ts'
import type { DatasheetContent } from './model.ts'
import { drawPdfDimensionDrawing } from './drawings/drawPdfDimensionDrawing.ts'
import type { PdfPicture } from './pictures.ts'
import { pdfColours, pdfPageLayout, type PdfDocument } from './typesetting/pdfDocument.ts'
import { drawPdfSpecificationTable } from './tables.ts'

const heroArea = { top: 74, height: 308 }

/** Renders a datasheet: product picture, features, specifications and notes. */
export function drawDatasheet(
  model: DatasheetContent,
  fonts: SubsetFonts,
  pictures: ReadonlyMap<string, PdfPicture>,
  pageText: (page: number, pages: number) => string,
): PdfDocument {
  const sheet = createPdfDocument(model, fonts)
  sheet.page()
  sheet.doc.outline.addItem(model.title)
  drawFront(sheet, model, pictures)
  facts(sheet, model)
  features(sheet, model)
  // The remaining blocks fill the first page as far as they fit; the rest follows the specifications.
  const rest = [
    { height: 50, draw: () => box(sheet, model) },
    { height: 106, draw: () => compatible(sheet, model, pictures) },
  ]
  while (rest[0] && sheet.y + rest[0].height <= pdfPageLayout.bottom) rest.shift()?.draw()
  sheet.page()
  section(sheet, model.tablesTitle)
  drawPdfSpecificationTable(sheet, model.tables, 'H3')
  dimensions(sheet, model)
  for (const { draw } of rest) draw()
  notes(sheet, model)
  drawPdfHeadersAndFooters(sheet, model, pageText, 1)
  return sheet
}

function drawFront(
  sheet: PdfDocument,
  model: DatasheetContent,
  pictures: ReadonlyMap<string, PdfPicture>,
): void {
  const { doc } = sheet
  sheet.ornament(() => {
    drawPdfBrandLogo(sheet, pdfPageLayout.left, 36, 20)
    const [line] = sheet.lines(model.kindTitle, documentTextStyles.body, 300)
    if (line)
      sheet.line(line, sheet.fromRight(line, pdfPageLayout.right), 50, documentTextStyles.body)
    doc.rect(0, heroArea.top, pdfPageLayout.width, heroArea.height).fill(pdfColours.tile)
  })
  const productPicture = pictures.get(model.picture.name)
  const isWide = productPicture !== undefined && productPicture.width > productPicture.height * 1.4
  const column = isWide ? 330 : 236
  sheet.y = heroArea.top + 46
  sheet.paragraph(
    'P',
    model.category,
    { ...documentTextStyles.label, colour: pdfColours.muted },
    { x: pdfPageLayout.left, width: column },
  )
  sheet.y += 8
  sheet.balanced('H1', model.cover, documentTextStyles.cover, {
    x: pdfPageLayout.left,
    width: column + 10,
  })
  sheet.y += 10
  sheet.balanced('P', model.lead, documentTextStyles.lead, { x: pdfPageLayout.left, width: column })
  const below = sheet.y
  if (productPicture)
    drawPdfPicture(
      sheet,
      productPicture,
      model.picture.alt,
      isWide
        ? { x: 190, y: below + 6, width: 365, height: heroArea.top + heroArea.height - below - 18 }
        : { x: 306, y: heroArea.top + 22, width: 256, height: heroArea.height - 44 },
    )
  sheet.y = heroArea.top + heroArea.height
}

function facts(sheet: PdfDocument, { facts: all }: DatasheetContent): void {
  const room = pdfPageLayout.right - pdfPageLayout.left
  const gap = 24
  const size = [22, 20, 18, 17, 16, 15, 14].find(
    (candidate) =>
      widthsOf(sheet, all, candidate).reduce((sum, width) => sum + width + gap, -gap) <= room,
  )
  const widths = widthsOf(sheet, all, size ?? 13)
  const spare = (room - widths.reduce((sum, width) => sum + width, 0)) / all.length
  const top = sheet.y + 20
  let bottom = top
  let x: number = pdfPageLayout.left
  for (const [index, fact] of all.entries()) {
    const width = (widths[index] ?? 0) + spare
    sheet.y = top
    if (index > 0) drawDivider(sheet, x - 12, top)
    drawPdfNumeral(sheet, fact, x, size ?? 13)
    sheet.paragraph('P', fact.label, documentTextStyles.small, { x, width: width - 20 })
    bottom = Math.max(bottom, sheet.y)
    x += width
  }
  sheet.y = bottom + 20
  sheet.ornament(() => drawPdfHairline(sheet, sheet.y))
}

/** Returns the widths of key figures, with a minimum width for their labels. */
const widthsOf = (
  sheet: PdfDocument,
  all: DatasheetContent['facts'],
  size: number,
): readonly number[] => all.map((fact) => Math.max(70, measurePdfNumeralWidth(sheet, fact, size)))

function drawDivider(sheet: PdfDocument, x: number, y: number): void {
  sheet.ornament(() => {
    const line = sheet.doc.moveTo(x, y).lineTo(x, y + 48)
    line.lineWidth(0.6).strokeColor(pdfColours.hairline).stroke()
  })
}

/** Draws a section heading and adds a bookmark. */
function section(sheet: PdfDocument, title: string): void {
  sheet.doc.outline.addItem(title)
  sheet.paragraph('H2', title, documentTextStyles.title, {
    x: pdfPageLayout.left,
    width: pdfPageLayout.right - pdfPageLayout.left,
  })
  sheet.y += 12
}

function features(sheet: PdfDocument, { featuresTitle, features: all }: DatasheetContent): void {
  sheet.y += 20
  section(sheet, featuresTitle)
  const columns = all.length === 4 ? 4 : 3
  const width = (pdfPageLayout.right - pdfPageLayout.left - 24 * (columns - 1)) / columns
  for (let row = 0; row < all.length; row += columns) {
    const top = sheet.y
    let bottom = top
    for (const [column, { title, text, numeral: value }] of all
      .slice(row, row + columns)
      .entries()) {
      const at = { x: pdfPageLayout.left + column * (width + 24), width }
      sheet.y = top
      sheet.paragraph('H3', title, { ...documentTextStyles.strong, leading: 14 }, at)
      if (value) drawPdfNumeral(sheet, value, at.x, 18)
      sheet.y += 2
      sheet.paragraph('P', text, { ...documentTextStyles.label, leading: 13 }, at)
      bottom = Math.max(bottom, sheet.y)
    }
    sheet.y = bottom + 16
  }
}

function dimensions(sheet: PdfDocument, { outline }: DatasheetContent): void {
  if (!outline) return
  sheet.need(180)
  sheet.ornament(() => drawPdfHairline(sheet, sheet.y))
  const top = sheet.y
  sheet.y += 6
  sheet.paragraph('H3', outline.title, documentTextStyles.heading, {
    x: pdfPageLayout.left,
    width: 120,
  })
  const box = {
    x: pdfPageLayout.text,
    y: top + 8,
    width: pdfPageLayout.right - pdfPageLayout.text,
    height: 160,
  }
  sheet.ornament(() => {
    sheet.doc.roundedRect(box.x, box.y, box.width, box.height, 12).fill(pdfColours.tile)
  })
  drawPdfDimensionDrawing(sheet, outline, box)
  sheet.y = box.y + box.height + 16
}

function box(sheet: PdfDocument, model: DatasheetContent): void {
  drawBlock(sheet, model.box.title, 40, () => {
    const at = { x: pdfPageLayout.text, width: pdfPageLayout.right - pdfPageLayout.text }
    sheet.paragraph('P', model.box.text, documentTextStyles.body, at)
  })
}

function compatible(
  sheet: PdfDocument,
  model: DatasheetContent,
  pictures: ReadonlyMap<string, PdfPicture>,
): void {
  if (model.compatible.length === 0) return
  drawBlock(sheet, model.compatibleTitle, 96, () => {
    const width = (pdfPageLayout.right - pdfPageLayout.text - 12 * 3) / 4
    const top = sheet.y
    let bottom = top
    for (const [index, { name, picture: tile }] of model.compatible.entries()) {
      const row = Math.floor(index / 4)
      const at = { x: pdfPageLayout.text + (index % 4) * (width + 12), width }
      const y = row === 0 ? top : bottom
      if (index > 0 && index % 4 === 0) bottom += 4
      drawThumbnail(sheet, pictures.get(tile), { ...at, y })
      sheet.y = y + 66
      sheet.paragraph('P', name, documentTextStyles.small, at)
      if (index % 4 === 3 || index === model.compatible.length - 1) bottom = sheet.y + 8
    }
    sheet.y = bottom
  })
}

/** Draws the thumbnail of a product; decorative, as its name is beside it. */
function drawThumbnail(
  sheet: PdfDocument,
  productPicture: PdfPicture | undefined,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  sheet.ornament(() => {
    sheet.doc.roundedRect(x, y, width, 60, 8).fill(pdfColours.tile)
    if (!productPicture) return
    const scale = Math.min((width - 12) / productPicture.width, 50 / productPicture.height)
    const [w, h] = [productPicture.width * scale, productPicture.height * scale]
    sheet.doc.image(productPicture.jpeg, x + (width - w) / 2, y + (60 - h) / 2, {
      width: w,
      height: h,
    })
  })
}

/** Draws a block with its heading in the narrow column. */
function drawBlock(sheet: PdfDocument, title: string, height: number, draw: () => void): void {
  sheet.need(height)
  sheet.ornament(() => drawPdfHairline(sheet, sheet.y))
  const top = sheet.y + 6
  sheet.y = top
  sheet.paragraph('H3', title, documentTextStyles.heading, { x: pdfPageLayout.left, width: 120 })
  const below = sheet.y
  sheet.y = top + 2
  draw()
  sheet.y = Math.max(sheet.y, below) + 12
}

function notes(sheet: PdfDocument, { notesTitle, notes: all, replaces }: DatasheetContent): void {
  drawBlock(sheet, notesTitle, 60, () => {
    for (const note of replaces === undefined ? all : [...all, replaces])
      sheet.paragraph('P', note, documentTextStyles.small, {
        x: pdfPageLayout.text,
        width: pdfPageLayout.right - pdfPageLayout.text,
      })
  })
}
