import { documentTextStyles, drawPdfHairline } from './pageChrome.ts'
import type { DatasheetTable } from './model.ts'
import { pdfColours, pdfPageLayout, type PdfDocument } from './typesetting/pdfDocument.ts'

const gap = 12
const labelWidth = 158

/** Draws the groups of a specification: titles in the narrow column, rows in the wide one. */
export function drawPdfSpecificationTable(
  sheet: PdfDocument,
  tables: readonly DatasheetTable[],
  tag: 'H2' | 'H3',
): void {
  for (const { title, rows } of tables) group(sheet, title, rows, tag)
}

function group(sheet: PdfDocument, title: string, rows: DatasheetTable['rows'], tag: string): void {
  const first = heightOf(sheet, rows[0] ?? ['', ''])
  sheet.need(first + 30)
  sheet.ornament(() => drawPdfHairline(sheet, sheet.y))
  const top = sheet.y
  sheet.y += 6
  sheet.paragraph(tag, title, documentTextStyles.heading, {
    x: pdfPageLayout.left,
    width: pdfPageLayout.text - pdfPageLayout.left - 16,
  })
  const below = sheet.y
  sheet.y = top
  sheet.within('Table', () => {
    for (const [index, row] of rows.entries()) drawRow(sheet, row, index > 0)
  })
  sheet.y = Math.max(sheet.y, sheet.y < top ? 0 : below) + gap
}

const valueAt = pdfPageLayout.text + labelWidth + 12

function cells(sheet: PdfDocument, [label, value]: DatasheetTable['rows'][number]) {
  return {
    label: sheet.lines(label, documentTextStyles.label, labelWidth),
    value: sheet.lines(value, documentTextStyles.value, pdfPageLayout.right - valueAt),
  }
}

function heightOf(sheet: PdfDocument, row: DatasheetTable['rows'][number]): number {
  const { label, value } = cells(sheet, row)
  return Math.max(label.length, value.length) * documentTextStyles.label.leading + 5
}

function drawRow(sheet: PdfDocument, row: DatasheetTable['rows'][number], ruled: boolean): void {
  const height = heightOf(sheet, row)
  const before = sheet.y
  sheet.need(height)
  const isNewPage = sheet.y < before
  if (ruled || isNewPage)
    sheet.ornament(() =>
      drawPdfHairline(sheet, sheet.y, isNewPage ? pdfPageLayout.left : pdfPageLayout.text),
    )
  const { label, value } = cells(sheet, row)
  sheet.y += 2.5
  sheet.within('TR', () => {
    const draw =
      (
        lines: ReturnType<PdfDocument['lines']>,
        x: number,
        style: typeof documentTextStyles.label | typeof documentTextStyles.value,
      ) =>
      () => {
        for (const [index, line] of lines.entries())
          sheet.line(line, x, sheet.baseline(style, index), style)
      }
    sheet.leaf('TH', draw(label, pdfPageLayout.text, documentTextStyles.label), { scope: 'Row' })
    sheet.leaf('TD', draw(value, valueAt, documentTextStyles.value))
  })
  sheet.y += height - 2.5
}

/** Draws a table of a manual; the first row is the header. */
export function drawPdfTable(sheet: PdfDocument, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = columnWidths(sheet, rows, columns)
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, width) => sum + width + 12, pdfPageLayout.text),
  )
  const styleOf = (index: number) =>
    index === 0
      ? { ...documentTextStyles.label, face: 'strong' as const, colour: pdfColours.high }
      : documentTextStyles.label
  sheet.y += 4
  sheet.within('Table', () => {
    for (const [index, row] of rows.entries()) {
      const style = styleOf(index)
      const lines = row.map((cell, column) => sheet.lines(cell, style, widths[column] ?? 0))
      const height = Math.max(...lines.map(({ length }) => length)) * style.leading + 8
      sheet.need(index === 0 ? height + 40 : height)
      sheet.ornament(() => drawPdfHairline(sheet, sheet.y, pdfPageLayout.text))
      sheet.y += 4
      sheet.within('TR', () => {
        for (const [column, cell] of lines.entries())
          sheet.leaf(
            index === 0 ? 'TH' : 'TD',
            () => {
              for (const [at, line] of cell.entries())
                sheet.line(line, starts[column] ?? 0, sheet.baseline(style, at), style)
            },
            index === 0 ? { scope: 'Column' } : {},
          )
      })
      sheet.y += height - 4
    }
  })
  sheet.ornament(() => drawPdfHairline(sheet, sheet.y, pdfPageLayout.text))
  sheet.y += gap
}

/** Distributes the width to the columns by content length, with a minimum of one fifth. */
function columnWidths(
  sheet: PdfDocument,
  rows: readonly (readonly string[])[],
  columns: number,
): readonly number[] {
  const free = pdfPageLayout.right - pdfPageLayout.text - 12 * (columns - 1)
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(
      free / 5,
      ...rows.map((row) =>
        Math.min(
          free / 1.6,
          ...sheet
            .lines(row[column] ?? '', documentTextStyles.label, 2000)
            .map(({ width }) => width),
        ),
      ),
    ),
  )
  const sum = longest.reduce((total, width) => total + width, 0)
  return longest.map((width) => (width / sum) * free)
}
