import { look, rule } from './frame.ts'
import type { Table } from './model.ts'
import { ink, paper, type Sheet } from './sheet.ts'

const gap = 12
const labelWidth = 158

/** Groups of a specification: the title in the narrow column, rows in the wide one. */
export function specification(sheet: Sheet, tables: readonly Table[], tag: 'H2' | 'H3'): void {
  for (const { title, rows } of tables) group(sheet, title, rows, tag)
}

function group(sheet: Sheet, title: string, rows: Table['rows'], tag: string): void {
  const first = heightOf(sheet, rows[0] ?? ['', ''])
  sheet.need(first + 30)
  sheet.ornament(() => rule(sheet, sheet.y))
  const top = sheet.y
  sheet.y += 6
  sheet.paragraph(tag, title, look.heading, { x: paper.left, width: paper.text - paper.left - 16 })
  const below = sheet.y
  sheet.y = top
  sheet.within('Table', () => {
    for (const [index, row] of rows.entries()) drawRow(sheet, row, index > 0)
  })
  sheet.y = Math.max(sheet.y, sheet.y < top ? 0 : below) + gap
}

const valueAt = paper.text + labelWidth + 12

function cells(sheet: Sheet, [label, value]: Table['rows'][number]) {
  return {
    label: sheet.lines(label, look.label, labelWidth),
    value: sheet.lines(value, look.value, paper.right - valueAt),
  }
}

function heightOf(sheet: Sheet, row: Table['rows'][number]): number {
  const { label, value } = cells(sheet, row)
  return Math.max(label.length, value.length) * look.label.leading + 5
}

function drawRow(sheet: Sheet, row: Table['rows'][number], ruled: boolean): void {
  const height = heightOf(sheet, row)
  const before = sheet.y
  sheet.need(height)
  const turned = sheet.y < before
  if (ruled || turned) sheet.ornament(() => rule(sheet, sheet.y, turned ? paper.left : paper.text))
  const { label, value } = cells(sheet, row)
  sheet.y += 2.5
  sheet.within('TR', () => {
    const draw =
      (
        lines: ReturnType<Sheet['lines']>,
        x: number,
        style: typeof look.label | typeof look.value,
      ) =>
      () => {
        for (const [index, line] of lines.entries())
          sheet.line(line, x, sheet.baseline(style, index), style)
      }
    sheet.leaf('TH', draw(label, paper.text, look.label), { scope: 'Row' })
    sheet.leaf('TD', draw(value, valueAt, look.value))
  })
  sheet.y += height - 2.5
}

/** A table of a text: its first row names the columns. */
export function textTable(sheet: Sheet, rows: readonly (readonly string[])[]): void {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = columnWidths(sheet, rows, columns)
  const starts = widths.map((_, index) =>
    widths.slice(0, index).reduce((sum, width) => sum + width + 12, paper.text),
  )
  const styleOf = (index: number) =>
    index === 0 ? { ...look.label, face: 'strong' as const, colour: ink.high } : look.label
  sheet.y += 4
  sheet.within('Table', () => {
    for (const [index, row] of rows.entries()) {
      const style = styleOf(index)
      const lines = row.map((cell, column) => sheet.lines(cell, style, widths[column] ?? 0))
      const height = Math.max(...lines.map(({ length }) => length)) * style.leading + 8
      sheet.need(index === 0 ? height + 40 : height)
      sheet.ornament(() => rule(sheet, sheet.y, paper.text))
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
  sheet.ornament(() => rule(sheet, sheet.y, paper.text))
  sheet.y += gap
}

/** Columns share the width by the length of what they hold, none below a fifth. */
function columnWidths(
  sheet: Sheet,
  rows: readonly (readonly string[])[],
  columns: number,
): readonly number[] {
  const free = paper.right - paper.text - 12 * (columns - 1)
  const longest = Array.from({ length: columns }, (_, column) =>
    Math.max(
      free / 5,
      ...rows.map((row) =>
        Math.min(
          free / 1.6,
          ...sheet.lines(row[column] ?? '', look.label, 2000).map(({ width }) => width),
        ),
      ),
    ),
  )
  const sum = longest.reduce((total, width) => total + width, 0)
  return longest.map((width) => (width / sum) * free)
}
