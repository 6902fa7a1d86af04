import type { SubsetFonts } from './typesetting/fonts.ts'
import {
  drawPdfBrandLogo,
  drawPdfHeadersAndFooters,
  documentTextStyles,
  createPdfDocument,
  drawPdfPicture,
  drawPdfHairline,
} from './pageChrome.ts'
import { drawManualBlock } from './manualBlocks.ts'
import type { ManualBlock } from './readManual.ts'
import type { ManualContent } from './model.ts'
import type { PdfPicture } from './pictures.ts'
import { pdfColours, pdfPageLayout, type PdfDocument } from './typesetting/pdfDocument.ts'

const narrowColumn = { x: pdfPageLayout.left, width: pdfPageLayout.text - pdfPageLayout.left - 16 }

/** Entry of the table of contents. */
interface Entry {
  readonly title: string
  readonly page: number
  readonly name: string
}

/** Renders a manual: cover, table of contents and text. */
export function drawManual(
  model: ManualContent,
  fonts: SubsetFonts,
  pictures: ReadonlyMap<string, PdfPicture>,
  pageText: (page: number, pages: number) => string,
): PdfDocument {
  const sheet = createPdfDocument(model, fonts)
  cover(sheet, model, pictures)
  sheet.page()
  sheet.doc.outline.addItem(model.contentsTitle)
  sheet.paragraph('H2', model.contentsTitle, documentTextStyles.title, narrowColumn)
  const contents = sheet.later('TOC')
  const top = sheet.y + 16
  sheet.page()
  const chapters = writeText(sheet, model, pictures)
  writeContents(sheet, contents, chapters, top)
  drawPdfHeadersAndFooters(sheet, model, pageText, 1)
  return sheet
}

function cover(
  sheet: PdfDocument,
  model: ManualContent,
  pictures: ReadonlyMap<string, PdfPicture>,
): void {
  const { doc } = sheet
  sheet.page()
  doc.outline.addItem(model.title)
  sheet.ornament(() => {
    doc.rect(0, 330, pdfPageLayout.width, pdfPageLayout.height - 330).fill(pdfColours.tile)
    drawPdfBrandLogo(sheet, pdfPageLayout.left, 36, 20)
  })
  const at = { x: pdfPageLayout.left, width: 420 }
  sheet.y = 116
  sheet.paragraph(
    'P',
    model.kindTitle,
    { ...documentTextStyles.lead, colour: pdfColours.muted },
    at,
  )
  sheet.y += 6
  sheet.balanced('H1', model.cover, { ...documentTextStyles.cover, size: 42, leading: 45 }, at)
  sheet.y += 10
  sheet.balanced('P', model.lead, documentTextStyles.lead, { ...at, width: 360 })
  const productPicture = pictures.get(model.picture.name)
  const { width, height } = { width: pdfPageLayout.width - 150, height: 370 }
  if (productPicture)
    drawPdfPicture(sheet, productPicture, model.picture.alt, { x: 75, y: 372, width, height })
}

/** Draws the chapters and returns the entries of the table of contents. */
function writeText(
  sheet: PdfDocument,
  model: ManualContent,
  pictures: ReadonlyMap<string, PdfPicture>,
): readonly Entry[] {
  const entries: Entry[] = []
  let beside = 0
  for (const [index, block] of model.blocks.entries()) {
    if (block.kind === 'chapter') {
      const room = requiredHeight(model.blocks[index + 1])
      entries.push(chapter(sheet, block.title, entries.length + 1, room))
      beside = 0
    } else if (block.kind === 'section') beside = section(sheet, block.title, beside)
    else drawManualBlock(sheet, block, model, pictures)
  }
  sheet.y = Math.max(sheet.y, beside)
  return entries
}

/** Returns the height that must be left on a page for a chapter to start there. */
const requiredHeight = (next: ManualBlock | undefined): number =>
  next?.kind === 'insert' && next.name === 'overview' ? 400 : 260

function chapter(sheet: PdfDocument, title: string, number: number, room: number): Entry {
  // A chapter starts on a new page unless enough of the current one is left.
  if (sheet.y > pdfPageLayout.top) {
    sheet.need(room)
    if (sheet.y > pdfPageLayout.top) sheet.y += 26
  }
  const name = `chapter-${number}`
  sheet.doc.addNamedDestination(name, 'XYZ', pdfPageLayout.left, sheet.y - 16, null)
  sheet.doc.outline.addItem(`${number} ${title}`)
  if (sheet.y > pdfPageLayout.top) sheet.ornament(() => drawPdfHairline(sheet, sheet.y - 14))
  const page = sheet.doc.bufferedPageRange().count
  sheet.paragraph('H2', `${number}\u00A0\u00A0${title}`, documentTextStyles.title, {
    x: pdfPageLayout.left,
    width: pdfPageLayout.right - pdfPageLayout.left,
  })
  sheet.y += 12
  return { title, page, name }
}

/** Draws a heading in the narrow column beside the following text; returns its lower edge. */
function section(sheet: PdfDocument, title: string, beside: number): number {
  sheet.y = Math.max(sheet.y, beside > sheet.y + 200 ? 0 : beside) + 6
  sheet.need(76)
  const top = sheet.y
  sheet.paragraph('H3', title, documentTextStyles.heading, narrowColumn)
  const below = sheet.y
  sheet.y = top
  return below
}

/** Draws the table of contents with links to the chapters. */
function writeContents(
  sheet: PdfDocument,
  element: PDFKit.PDFStructureElement,
  entries: readonly Entry[],
  top: number,
): void {
  const { doc } = sheet
  doc.switchToPage(1)
  sheet.y = top
  for (const { title, page, name } of entries) {
    const y = sheet.y
    const style = { ...documentTextStyles.lead, size: 11, colour: pdfColours.high }
    const entry = doc.struct('TOCI')
    element.add(entry)
    const link = doc.struct('Link')
    entry.add(link)
    link.add(() => {
      const [line] = sheet.lines(title, style, 330)
      const [number] = sheet.lines(String(page), style, 40)
      if (line) sheet.line(line, pdfPageLayout.text, y + 17, style)
      if (number) sheet.line(number, sheet.fromRight(number, pdfPageLayout.right), y + 17, style)
    })
    sheet.goTo(
      link,
      title,
      { x: pdfPageLayout.text, y, width: pdfPageLayout.right - pdfPageLayout.text, height: 26 },
      name,
    )
    entry.end()
    sheet.ornament(() => drawPdfHairline(sheet, y + 26, pdfPageLayout.text))
    sheet.y = y + 27
  }
  element.end()
}
