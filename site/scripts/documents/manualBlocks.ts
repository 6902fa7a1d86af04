import { theme } from '../siteTheme.ts'
import { drawPdfDiagram, getPdfDiagramHeight } from './drawings/drawPdfDiagram.ts'
import { documentTextStyles } from './pageChrome.ts'
import type { ManualBlock, SafetySignalWord, StyledTextSpans } from './readManual.ts'
import type { ManualContent } from './model.ts'
import { drawPdfDimensionDrawing } from './drawings/drawPdfDimensionDrawing.ts'
import type { PdfPicture } from './pictures.ts'
import { pdfColours, pdfPageLayout, type PdfDocument } from './typesetting/pdfDocument.ts'
import { drawPdfSpecificationTable, drawPdfTable } from './tables.ts'

const column = { x: pdfPageLayout.text, width: pdfPageLayout.right - pdfPageLayout.text }

/** Draws a block of a manual in the wide column. */
export function drawManualBlock(
  sheet: PdfDocument,
  block: ManualBlock,
  model: ManualContent,
  pictures: ReadonlyMap<string, PdfPicture>,
): void {
  switch (block.kind) {
    case 'part':
      sheet.need(50)
      sheet.paragraph('H4', block.title, documentTextStyles.strong, column)
      break
    case 'paragraph':
      sheet.need(30)
      sheet.paragraph('P', block.words, documentTextStyles.body, column)
      sheet.y += 7
      break
    case 'list':
      list(sheet, block.items, block.ordered)
      break
    case 'signal':
      signal(sheet, block.signal, model.signals[block.signal], block.words)
      break
    case 'table':
      drawPdfTable(sheet, block.rows)
      break
    case 'figure':
      sheet.need(getPdfDiagramHeight(block.figure) + 14)
      drawPdfDiagram(sheet, block.figure)
      break
    case 'insert':
      drawInsert(sheet, block.name, model, pictures)
      break
    case 'chapter':
    case 'section':
      break
  }
}

function drawInsert(
  sheet: PdfDocument,
  name: string,
  model: ManualContent,
  pictures: ReadonlyMap<string, PdfPicture>,
): void {
  const box = { ...column, y: 0, height: 0 }
  if (name === 'specification') drawPdfSpecificationTable(sheet, model.tables, 'H3')
  else if (name === 'box')
    drawManualBlock(sheet, { kind: 'paragraph', words: [{ text: model.box }] }, model, pictures)
  else if (name === 'dimensions' && model.outline) {
    sheet.need(190)
    box.y = sheet.y
    box.height = 170
    sheet.ornament(() => {
      sheet.doc.roundedRect(box.x, box.y, box.width, box.height, 12).fill(pdfColours.tile)
    })
    drawPdfDimensionDrawing(sheet, model.outline, box)
    sheet.y += box.height + 14
  } else if (name === 'overview') drawOverview(sheet, model, pictures)
  else if (name === 'compatible')
    list(
      sheet,
      model.compatible.map((text) => [{ text }]),
      false,
    )
}

/** Draws the product picture with numbered callouts; the list below explains the numbers. */
function drawOverview(
  sheet: PdfDocument,
  { picture: { name, alt }, callouts }: ManualContent,
  pictures: ReadonlyMap<string, PdfPicture>,
): void {
  const productPicture = pictures.get(name)
  if (!productPicture) return
  const height = 250
  sheet.need(height + 60)
  const { doc, y } = sheet
  const scale = Math.min(
    (column.width - 60) / productPicture.width,
    (height - 30) / productPicture.height,
  )
  const [w, h] = [productPicture.width * scale, productPicture.height * scale]
  const [left, top] = [column.x + (column.width - w) / 2, y + (height - h) / 2]
  sheet.ornament(() => {
    doc.roundedRect(column.x, y, column.width, height, 12).fill(pdfColours.tile)
  })
  sheet.leaf(
    'Figure',
    () => {
      doc.image(productPicture.jpeg, left, top, { width: w, height: h })
      for (const [index, [x, z]] of callouts.entries())
        drawNumber(sheet, index + 1, left + x * w, top + z * h)
    },
    { alt, bbox: [column.x, y, column.x + column.width, y + height], placement: 'Block' },
  )
  sheet.y = y + height + 12
}

/** Draws a number in a disc. */
function drawNumber(sheet: PdfDocument, number: number, x: number, y: number): void {
  const style = { ...documentTextStyles.small, face: 'strong' as const, colour: pdfColours.page }
  sheet.doc.circle(x, y, 8).lineWidth(1.5).fillAndStroke(pdfColours.high, pdfColours.page)
  const [line] = sheet.lines(String(number), style, 20)
  if (line) sheet.line(line, x - line.width / 2, y + 2.9, style)
}

function list(sheet: PdfDocument, items: readonly StyledTextSpans[], ordered: boolean): void {
  sheet.within('L', () => {
    for (const [index, words] of items.entries()) {
      sheet.need(documentTextStyles.body.leading * 2)
      sheet.within('LI', () => {
        const y = sheet.y + documentTextStyles.body.leading / 2
        sheet.leaf(
          'Lbl',
          () => {
            if (ordered) drawNumber(sheet, index + 1, column.x + 8, y)
            else sheet.doc.circle(column.x + 5, y, 1.8).fill(pdfColours.graphic)
          },
          ordered ? {} : { alt: '•' },
        )
        const indent = ordered ? 24 : 16
        sheet.paragraph('LBody', words, documentTextStyles.body, {
          x: column.x + indent,
          width: column.width - indent,
        })
      })
      sheet.y += ordered ? 5 : 3
    }
  })
  sheet.y += 6
}

const { colours } = theme.schemes.light.standard
const noticeStyles: Readonly<
  Record<SafetySignalWord, { readonly fill: string; readonly edge: string; readonly text: string }>
> = {
  danger: {
    fill: colours['status.error.fill'],
    edge: colours['status.error.solid'],
    text: colours['status.error.text'],
  },
  warning: {
    fill: colours['status.warning.fill'],
    edge: colours['status.warning.border'],
    text: colours['status.warning.text'],
  },
  caution: {
    fill: colours['status.warning.fill'],
    edge: colours['status.warning.border'],
    text: colours['status.warning.text'],
  },
  note: {
    fill: colours['status.info.fill'],
    edge: colours['status.info.border'],
    text: colours['status.info.text'],
  },
}

/** Draws a safety notice: its level as signal word, symbol and colour. */
function signal(
  sheet: PdfDocument,
  level: SafetySignalWord,
  title: string,
  words: StyledTextSpans,
): void {
  const { fill, edge, text } = noticeStyles[level]
  const inside = { x: column.x + 40, width: column.width - 54 }
  const style = { ...documentTextStyles.body, colour: pdfColours.high }
  const height = sheet.lines(words, style, inside.width).length * style.leading + 36
  sheet.need(height + 8)
  const top = sheet.y
  sheet.ornament(() => {
    const { doc } = sheet
    doc.roundedRect(column.x, top, column.width, height, 8).fill(fill)
    if (level === 'note')
      doc
        .circle(column.x + 21, top + 19, 7.5)
        .lineWidth(1.3)
        .strokeColor(text)
        .stroke()
    else {
      doc
        .lineJoin('round')
        .polygon(
          [column.x + 21, top + 11],
          [column.x + 30, top + 26.5],
          [column.x + 12, top + 26.5],
        )
      doc.lineWidth(1.6).fillAndStroke(edge, text)
    }
    const [x, y] = [column.x + 21, top + (level === 'note' ? 15.5 : 16)]
    doc.moveTo(x, y + (level === 'note' ? 3 : 0)).lineTo(x, y + (level === 'note' ? 8 : 5))
    doc
      .lineCap('round')
      .lineWidth(1.6)
      .strokeColor(level === 'danger' ? pdfColours.page : text)
      .stroke()
    doc
      .circle(x, y + (level === 'note' ? 0 : 8), 0.9)
      .fill(level === 'danger' ? pdfColours.page : text)
  })
  sheet.y = top + 10
  sheet.within('Div', () => {
    sheet.paragraph('P', title, { ...documentTextStyles.strong, colour: text }, inside)
    sheet.paragraph('P', words, style, inside)
  })
  sheet.y = top + height + 10
}
