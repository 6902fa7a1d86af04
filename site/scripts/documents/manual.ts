import { theme } from '#design-system/themes/fern/theme.ts'
import { diagramHeight, drawDiagram } from './diagram.ts'
import type { Fonts } from './fonts.ts'
import { brand, frame, look, picture, rule } from './frame.ts'
import type { Block, Signal, Spans } from './manualText.ts'
import type { Manual } from './model.ts'
import { drawOutline } from './outline.ts'
import type { Picture } from './pictures.ts'
import { ink, paper, Sheet } from './sheet.ts'
import { specification, textTable } from './tables.ts'

const column = { x: paper.text, width: paper.right - paper.text }
const narrow = { x: paper.left, width: paper.text - paper.left - 16 }

/** A chapter or section, for the list of contents. */
interface Entry {
  readonly title: string
  readonly page: number
  readonly name: string
}

/** Typesets a manual: cover, contents, and its text with what the record of the product adds. */
export function drawManual(
  model: Manual,
  fonts: Fonts,
  pictures: ReadonlyMap<string, Picture>,
  pageText: (page: number, pages: number) => string,
): Sheet {
  const { language, kindTitle, title, lead, day } = model
  const sheet = new Sheet({
    language,
    title: `${title} – ${kindTitle}`,
    subject: lead,
    date: day,
    fonts,
  })
  cover(sheet, model, pictures)
  sheet.page()
  sheet.doc.outline.addItem(model.contentsTitle)
  sheet.paragraph('H2', model.contentsTitle, look.title, narrow)
  const contents = sheet.later('TOC')
  const top = sheet.y + 16
  sheet.page()
  const chapters = writeText(sheet, model, pictures)
  writeContents(sheet, contents, chapters, top)
  frame(sheet, model, pageText, 1)
  return sheet
}

function cover(sheet: Sheet, model: Manual, pictures: ReadonlyMap<string, Picture>): void {
  const { doc } = sheet
  sheet.page()
  doc.outline.addItem(model.title)
  sheet.ornament(() => {
    doc.rect(0, 330, paper.width, paper.height - 330).fill(ink.tile)
    brand(sheet, paper.left, 36, 20)
  })
  const at = { x: paper.left, width: 420 }
  sheet.y = 116
  sheet.paragraph('P', model.kindTitle, { ...look.lead, colour: ink.muted }, at)
  sheet.y += 6
  sheet.balanced('H1', model.title, { ...look.cover, size: 42, leading: 45 }, at)
  sheet.y += 10
  sheet.balanced('P', model.lead, look.lead, { ...at, width: 360 })
  const render = pictures.get(model.picture.name)
  const { width, height } = { width: paper.width - 150, height: 370 }
  if (render) picture(sheet, render, model.picture.alt, { x: 75, y: 372, width, height })
}

/** Writes the chapters and returns where each begins. */
function writeText(
  sheet: Sheet,
  model: Manual,
  pictures: ReadonlyMap<string, Picture>,
): readonly Entry[] {
  const entries: Entry[] = []
  let beside = 0
  for (const [index, block] of model.blocks.entries()) {
    if (block.kind === 'chapter') {
      const room = roomFor(model.blocks[index + 1])
      entries.push(chapter(sheet, block.title, entries.length + 1, room))
      beside = 0
    } else if (block.kind === 'section') beside = section(sheet, block.title, beside)
    else write(sheet, block, model, pictures)
  }
  sheet.y = Math.max(sheet.y, beside)
  return entries
}

/** What a chapter needs on a page to begin there: its title and what follows at once. */
const roomFor = (next: Block | undefined): number =>
  next?.kind === 'insert' && next.name === 'overview' ? 400 : 260

function chapter(sheet: Sheet, title: string, number: number, room: number): Entry {
  // A chapter begins on a new page unless much of this one is left.
  if (sheet.y > paper.top) {
    sheet.need(room)
    if (sheet.y > paper.top) sheet.y += 26
  }
  const name = `chapter-${number}`
  sheet.doc.addNamedDestination(name, 'XYZ', paper.left, sheet.y - 16, null)
  sheet.doc.outline.addItem(`${number} ${title}`)
  if (sheet.y > paper.top) sheet.ornament(() => rule(sheet, sheet.y - 14))
  const page = sheet.doc.bufferedPageRange().count
  sheet.paragraph('H2', `${number}\u00A0\u00A0${title}`, look.title, {
    x: paper.left,
    width: paper.right - paper.left,
  })
  sheet.y += 12
  return { title, page, name }
}

/** A heading in the narrow column, on the first line of what follows; returns where it ends. */
function section(sheet: Sheet, title: string, beside: number): number {
  sheet.y = Math.max(sheet.y, beside > sheet.y + 200 ? 0 : beside) + 6
  sheet.need(76)
  const top = sheet.y
  sheet.paragraph('H3', title, look.heading, narrow)
  const below = sheet.y
  sheet.y = top
  return below
}

function write(
  sheet: Sheet,
  block: Block,
  model: Manual,
  pictures: ReadonlyMap<string, Picture>,
): void {
  switch (block.kind) {
    case 'part':
      sheet.need(50)
      sheet.paragraph('H4', block.title, look.strong, column)
      break
    case 'paragraph':
      sheet.need(30)
      sheet.paragraph('P', block.words, look.body, column)
      sheet.y += 7
      break
    case 'list':
      list(sheet, block.items, block.ordered)
      break
    case 'signal':
      signal(sheet, block.signal, model.signals[block.signal], block.words)
      break
    case 'table':
      textTable(sheet, block.rows)
      break
    case 'diagram': {
      const height = diagramHeight(block.diagram)
      sheet.need(height + 14)
      drawDiagram(sheet, block.diagram, height)
      break
    }
    case 'insert':
      inserted(sheet, block.name, model, pictures)
      break
    case 'chapter':
    case 'section':
      break
  }
}

function inserted(
  sheet: Sheet,
  name: string,
  model: Manual,
  pictures: ReadonlyMap<string, Picture>,
): void {
  const box = { ...column, y: 0, height: 0 }
  if (name === 'specification') specification(sheet, model.tables, 'H3')
  else if (name === 'box')
    write(sheet, { kind: 'paragraph', words: [{ text: model.box }] }, model, pictures)
  else if (name === 'dimensions' && model.outline) {
    sheet.need(190)
    box.y = sheet.y
    box.height = 170
    sheet.ornament(() => {
      sheet.doc.roundedRect(box.x, box.y, box.width, box.height, 12).fill(ink.tile)
    })
    drawOutline(sheet, model.outline, box)
    sheet.y += box.height + 14
  } else if (name === 'overview') overview(sheet, model, pictures)
  else if (name === 'compatible')
    list(
      sheet,
      model.compatible.map((text) => [{ text }]),
      false,
    )
}

/** The render with numbers on its parts; the list below it names them. */
function overview(
  sheet: Sheet,
  { picture: { name, alt }, callouts }: Manual,
  pictures: ReadonlyMap<string, Picture>,
): void {
  const render = pictures.get(name)
  if (!render) return
  const height = 250
  sheet.need(height + 60)
  const { doc, y } = sheet
  const scale = Math.min((column.width - 60) / render.width, (height - 30) / render.height)
  const [w, h] = [render.width * scale, render.height * scale]
  const [left, top] = [column.x + (column.width - w) / 2, y + (height - h) / 2]
  sheet.ornament(() => {
    doc.roundedRect(column.x, y, column.width, height, 12).fill(ink.tile)
  })
  sheet.leaf(
    'Figure',
    () => {
      doc.image(render.jpeg, left, top, { width: w, height: h })
      for (const [index, [x, z]] of callouts.entries())
        dot(sheet, index + 1, left + x * w, top + z * h)
    },
    { alt, bbox: [column.x, y, column.x + column.width, y + height], placement: 'Block' },
  )
  sheet.y = y + height + 12
}

/** A number in a disc. */
function dot(sheet: Sheet, number: number, x: number, y: number): void {
  const style = { ...look.small, face: 'strong' as const, colour: ink.page }
  sheet.doc.circle(x, y, 8).lineWidth(1.5).fillAndStroke(ink.high, ink.page)
  const [line] = sheet.lines(String(number), style, 20)
  if (line) sheet.line(line, x - line.width / 2, y + 2.9, style)
}

function list(sheet: Sheet, items: readonly Spans[], ordered: boolean): void {
  sheet.within('L', () => {
    for (const [index, words] of items.entries()) {
      sheet.need(look.body.leading * 2)
      sheet.within('LI', () => {
        const y = sheet.y + look.body.leading / 2
        sheet.leaf(
          'Lbl',
          () => {
            if (ordered) dot(sheet, index + 1, column.x + 8, y)
            else sheet.doc.circle(column.x + 5, y, 1.8).fill(ink.graphic)
          },
          ordered ? {} : { alt: '•' },
        )
        const indent = ordered ? 24 : 16
        sheet.paragraph('LBody', words, look.body, {
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
const looks: Readonly<
  Record<Signal, { readonly fill: string; readonly edge: string; readonly text: string }>
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

/** A warning: its grade in a word, a sign and a colour. */
function signal(sheet: Sheet, level: Signal, title: string, words: Spans): void {
  const { fill, edge, text } = looks[level]
  const inside = { x: column.x + 40, width: column.width - 54 }
  const style = { ...look.body, colour: ink.high }
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
      .strokeColor(level === 'danger' ? ink.page : text)
      .stroke()
    doc.circle(x, y + (level === 'note' ? 0 : 8), 0.9).fill(level === 'danger' ? ink.page : text)
  })
  sheet.y = top + 10
  sheet.within('Div', () => {
    sheet.paragraph('P', title, { ...look.strong, colour: text }, inside)
    sheet.paragraph('P', words, style, inside)
  })
  sheet.y = top + height + 10
}

/** Fills the page of contents: titles that lead to their chapters. */
function writeContents(
  sheet: Sheet,
  element: PDFKit.PDFStructureElement,
  entries: readonly Entry[],
  top: number,
): void {
  const { doc } = sheet
  doc.switchToPage(1)
  sheet.y = top
  for (const { title, page, name } of entries) {
    const y = sheet.y
    const style = { ...look.lead, size: 11, colour: ink.high }
    const entry = doc.struct('TOCI')
    element.add(entry)
    const link = doc.struct('Link')
    entry.add(link)
    link.add(() => {
      const [line] = sheet.lines(title, style, 330)
      const [number] = sheet.lines(String(page), style, 40)
      if (line) sheet.line(line, paper.text, y + 17, style)
      if (number) sheet.line(number, sheet.fromRight(number, paper.right), y + 17, style)
    })
    sheet.goTo(link, title, { x: paper.text, y, width: paper.right - paper.text, height: 26 }, name)
    entry.end()
    sheet.ornament(() => rule(sheet, y + 26, paper.text))
    sheet.y = y + 27
  }
  element.end()
}
