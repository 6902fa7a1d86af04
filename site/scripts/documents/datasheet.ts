import type { Fonts } from './fonts.ts'
import { brand, frame, look, numeral, numeralWidth, openSheet, picture, rule } from './frame.ts'
import type { Datasheet } from './model.ts'
import { drawOutline } from './outline.ts'
import type { Picture } from './pictures.ts'
import { ink, paper, type Sheet } from './sheet.ts'
import { specification } from './tables.ts'

const stage = { top: 74, height: 308 }

/** Typesets a datasheet: what it looks like, what it does, all its figures. */
export function drawDatasheet(
  model: Datasheet,
  fonts: Fonts,
  pictures: ReadonlyMap<string, Picture>,
  pageText: (page: number, pages: number) => string,
): Sheet {
  const sheet = openSheet(model, fonts)
  sheet.page()
  sheet.doc.outline.addItem(model.title)
  front(sheet, model, pictures)
  facts(sheet, model)
  features(sheet, model)
  // What is delivered fills the first page as far as it fits; the rest follows the figures.
  const rest = [
    { height: 50, draw: () => box(sheet, model) },
    { height: 106, draw: () => compatible(sheet, model, pictures) },
  ]
  while (rest[0] && sheet.y + rest[0].height <= paper.bottom) rest.shift()?.draw()
  sheet.page()
  section(sheet, model.tablesTitle)
  specification(sheet, model.tables, 'H3')
  dimensions(sheet, model)
  for (const { draw } of rest) draw()
  notes(sheet, model)
  frame(sheet, model, pageText, 1)
  return sheet
}

function front(sheet: Sheet, model: Datasheet, pictures: ReadonlyMap<string, Picture>): void {
  const { doc } = sheet
  sheet.ornament(() => {
    brand(sheet, paper.left, 36, 20)
    const [line] = sheet.lines(model.kindTitle, look.body, 300)
    if (line) sheet.line(line, sheet.fromRight(line, paper.right), 50, look.body)
    doc.rect(0, stage.top, paper.width, stage.height).fill(ink.tile)
  })
  const render = pictures.get(model.picture.name)
  const isWide = render !== undefined && render.width > render.height * 1.4
  const column = isWide ? 330 : 236
  sheet.y = stage.top + 46
  sheet.paragraph(
    'P',
    model.category,
    { ...look.label, colour: ink.muted },
    { x: paper.left, width: column },
  )
  sheet.y += 8
  sheet.balanced('H1', model.cover, look.cover, { x: paper.left, width: column + 10 })
  sheet.y += 10
  sheet.balanced('P', model.lead, look.lead, { x: paper.left, width: column })
  const below = sheet.y
  if (render)
    picture(
      sheet,
      render,
      model.picture.alt,
      isWide
        ? { x: 190, y: below + 6, width: 365, height: stage.top + stage.height - below - 18 }
        : { x: 306, y: stage.top + 22, width: 256, height: stage.height - 44 },
    )
  sheet.y = stage.top + stage.height
}

function facts(sheet: Sheet, { facts: all }: Datasheet): void {
  const room = paper.right - paper.left
  const gap = 24
  const size = [22, 20, 18, 17, 16, 15, 14].find(
    (wanted) =>
      widthsOf(sheet, all, wanted).reduce((sum, width) => sum + width + gap, -gap) <= room,
  )
  const widths = widthsOf(sheet, all, size ?? 13)
  const spare = (room - widths.reduce((sum, width) => sum + width, 0)) / all.length
  const top = sheet.y + 20
  let bottom = top
  let x: number = paper.left
  for (const [index, fact] of all.entries()) {
    const width = (widths[index] ?? 0) + spare
    sheet.y = top
    if (index > 0) divider(sheet, x - 12, top)
    numeral(sheet, fact, x, size ?? 13)
    sheet.paragraph('P', fact.label, look.small, { x, width: width - 20 })
    bottom = Math.max(bottom, sheet.y)
    x += width
  }
  sheet.y = bottom + 20
  sheet.ornament(() => rule(sheet, sheet.y))
}

/** Widths of key figures, none narrower than its label needs. */
const widthsOf = (sheet: Sheet, all: Datasheet['facts'], size: number): readonly number[] =>
  all.map((fact) => Math.max(70, numeralWidth(sheet, fact, size)))

function divider(sheet: Sheet, x: number, y: number): void {
  sheet.ornament(() => {
    const line = sheet.doc.moveTo(x, y).lineTo(x, y + 48)
    line.lineWidth(0.6).strokeColor(ink.hairline).stroke()
  })
}

/** A heading with its bookmark. */
function section(sheet: Sheet, title: string): void {
  sheet.doc.outline.addItem(title)
  sheet.paragraph('H2', title, look.title, { x: paper.left, width: paper.right - paper.left })
  sheet.y += 12
}

function features(sheet: Sheet, { featuresTitle, features: all }: Datasheet): void {
  sheet.y += 20
  section(sheet, featuresTitle)
  const columns = all.length === 4 ? 4 : 3
  const width = (paper.right - paper.left - 24 * (columns - 1)) / columns
  for (let row = 0; row < all.length; row += columns) {
    const top = sheet.y
    let bottom = top
    for (const [column, { title, text, numeral: value }] of all
      .slice(row, row + columns)
      .entries()) {
      const at = { x: paper.left + column * (width + 24), width }
      sheet.y = top
      sheet.paragraph('H3', title, { ...look.strong, leading: 14 }, at)
      if (value) numeral(sheet, value, at.x, 18)
      sheet.y += 2
      sheet.paragraph('P', text, { ...look.label, leading: 13 }, at)
      bottom = Math.max(bottom, sheet.y)
    }
    sheet.y = bottom + 16
  }
}

function dimensions(sheet: Sheet, { outline }: Datasheet): void {
  if (!outline) return
  sheet.need(180)
  sheet.ornament(() => rule(sheet, sheet.y))
  const top = sheet.y
  sheet.y += 6
  sheet.paragraph('H3', outline.title, look.heading, { x: paper.left, width: 120 })
  const box = { x: paper.text, y: top + 8, width: paper.right - paper.text, height: 160 }
  sheet.ornament(() => {
    sheet.doc.roundedRect(box.x, box.y, box.width, box.height, 12).fill(ink.tile)
  })
  drawOutline(sheet, outline, box)
  sheet.y = box.y + box.height + 16
}

function box(sheet: Sheet, model: Datasheet): void {
  aside(sheet, model.box.title, 40, () => {
    const at = { x: paper.text, width: paper.right - paper.text }
    sheet.paragraph('P', model.box.text, look.body, at)
  })
}

function compatible(sheet: Sheet, model: Datasheet, pictures: ReadonlyMap<string, Picture>): void {
  if (model.compatible.length === 0) return
  aside(sheet, model.compatibleTitle, 96, () => {
    const width = (paper.right - paper.text - 12 * 3) / 4
    const top = sheet.y
    let bottom = top
    for (const [index, { name, picture: tile }] of model.compatible.entries()) {
      const row = Math.floor(index / 4)
      const at = { x: paper.text + (index % 4) * (width + 12), width }
      const y = row === 0 ? top : bottom
      if (index > 0 && index % 4 === 0) bottom += 4
      small(sheet, pictures.get(tile), { ...at, y })
      sheet.y = y + 66
      sheet.paragraph('P', name, look.small, at)
      if (index % 4 === 3 || index === model.compatible.length - 1) bottom = sheet.y + 8
    }
    sheet.y = bottom
  })
}

/** A product's small picture, beside its name: nothing that the name does not say. */
function small(
  sheet: Sheet,
  render: Picture | undefined,
  { x, y, width }: { x: number; y: number; width: number },
): void {
  sheet.ornament(() => {
    sheet.doc.roundedRect(x, y, width, 60, 8).fill(ink.tile)
    if (!render) return
    const scale = Math.min((width - 12) / render.width, 50 / render.height)
    const [w, h] = [render.width * scale, render.height * scale]
    sheet.doc.image(render.jpeg, x + (width - w) / 2, y + (60 - h) / 2, { width: w, height: h })
  })
}

/** A block with its heading in the narrow column. */
function aside(sheet: Sheet, title: string, height: number, draw: () => void): void {
  sheet.need(height)
  sheet.ornament(() => rule(sheet, sheet.y))
  const top = sheet.y + 6
  sheet.y = top
  sheet.paragraph('H3', title, look.heading, { x: paper.left, width: 120 })
  const below = sheet.y
  sheet.y = top + 2
  draw()
  sheet.y = Math.max(sheet.y, below) + 12
}

function notes(sheet: Sheet, { notesTitle, notes: all, replaces }: Datasheet): void {
  aside(sheet, notesTitle, 60, () => {
    for (const note of replaces === undefined ? all : [...all, replaces])
      sheet.paragraph('P', note, look.small, { x: paper.text, width: paper.right - paper.text })
  })
}
