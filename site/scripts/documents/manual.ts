import type { Fonts } from './fonts.ts'
import { brand, frame, look, openSheet, picture, rule } from './frame.ts'
import { writeBlock } from './manualBlocks.ts'
import type { Block } from './manualText.ts'
import type { Manual } from './model.ts'
import type { Picture } from './pictures.ts'
import { ink, paper, type Sheet } from './sheet.ts'

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
  const sheet = openSheet(model, fonts)
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
  sheet.balanced('H1', model.cover, { ...look.cover, size: 42, leading: 45 }, at)
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
    else writeBlock(sheet, block, model, pictures)
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
