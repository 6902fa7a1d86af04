import Pdf from 'pdfkit'
import { theme } from '#design-system/themes/fern/theme.ts'
import { locales } from '#data/locales.ts'
import type { DocumentLanguage } from '#data/productDocuments.ts'
import { type Fonts, runsOf } from './fonts.ts'
import { breakLines, type FaceName, faceNames, type Line, type Run } from './lines.ts'

const { colours } = theme.schemes.light.standard

/** Colours of documents by their role; the brand green is a sign, never text. */
export const ink = {
  high: colours['text.high'],
  body: colours['text.body'],
  muted: colours['text.muted'],
  tile: colours['surface.tile'],
  hairline: colours['control.track'],
  line: colours['border.control'],
  brand: theme.brand,
  graphic: colours['accent.graphic'],
  page: colours['surface.page'],
}

/** A4 in points, with the grid of documents: a narrow column for headings, a wide one for text. */
export const paper = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 84,
  bottom: 776,
  text: 186,
} as const

/** How a paragraph looks; sizes in points. */
export interface TextStyle {
  readonly face: 'text' | 'strong' | 'display'
  readonly size: number
  readonly leading: number
  readonly colour: string
  /** Letter-spacing as a part of the size. */
  readonly tracking?: number
  /** Figures of one width, for tables. */
  readonly tabular?: boolean
}

/** A paragraph: plain words, or words with some of them strong. */
export type Words = string | readonly { readonly text: string; readonly strong?: boolean }[]

/** What a structure element tells those who do not see it. */
interface Told {
  readonly alt?: string
  readonly title?: string
  readonly scope?: 'Row' | 'Column'
  readonly bbox?: readonly [number, number, number, number]
  readonly placement?: 'Block'
}

/** What a document is, for its properties and its first lines. */
export interface SheetOptions {
  readonly language: DocumentLanguage
  readonly title: string
  readonly subject: string
  readonly date: string
  readonly fonts: Fonts
}

/** A tagged document that is filled from top to bottom. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly language: DocumentLanguage
  /** Where the next block begins. */
  y: number = paper.top
  readonly #parents: PDFKit.PDFStructureElement[] = []
  readonly #widths = new Map<string, number>()

  constructor({ language, title, subject, date, fonts }: SheetOptions) {
    const day = new Date(`${date}T12:00:00Z`)
    this.language = language
    this.doc = new Pdf({
      size: [paper.width, paper.height],
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      // The published types do not know this standard yet.
      subset: 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets,
      tagged: true,
      displayTitle: true,
      lang: locales[language].textTag,
      info: {
        Title: title,
        Subject: subject,
        Author: 'Felcera',
        Creator: 'Felcera',
        Producer: 'Felcera',
        CreationDate: day,
        ModDate: day,
      },
    })
    for (const name of faceNames) this.doc.registerFont(name, fonts[name])
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.#parents.push(root)
  }

  /** A new page; `y` is at its top. */
  page(): void {
    this.doc.addPage()
    this.y = paper.top
  }

  /** Turns the page unless a height is left. */
  need(height: number): void {
    if (this.y + height > paper.bottom) this.page()
  }

  /** An element that holds others. */
  within<T>(tag: string, fill: () => T, told: Told = {}): T {
    const element = this.#element(tag, told)
    this.#parents.push(element)
    const result = fill()
    this.#parents.pop()
    element.end()
    return result
  }

  /** An element whose content is drawn now. */
  leaf(tag: string, draw: () => void, told: Told = {}): void {
    const element = this.#element(tag, told)
    element.add(draw)
    element.end()
  }

  /** An element to be filled when what it says is known. */
  later(tag: string): PDFKit.PDFStructureElement {
    return this.#element(tag, {})
  }

  /** Makes a rectangle lead to a named place of the document; `link` speaks it. */
  goTo(
    link: PDFKit.PDFStructureElement,
    words: string,
    at: { x: number; y: number; width: number; height: number },
    name: string,
  ): void {
    const spoken = { structParent: link, Contents: new String(words) as string }
    this.doc.goTo(at.x, at.y, at.width, at.height, name, spoken)
    link.end()
  }

  /** What is drawn for the eye only. */
  ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Lines of a paragraph in a width. */
  lines(words: Words, style: TextStyle, width: number): readonly Line[] {
    const parts = typeof words === 'string' ? [{ text: words }] : words
    const runs: readonly Run[] = parts.flatMap(
      ({ text, strong }: { text: string; strong?: boolean }) =>
        runsOf(text, strong ? 'strong' : style.face, this.language),
    )
    return breakLines(runs, width, (text, face) => this.#measure(text, face, style))
  }

  /** Draws a line of text, its baseline at `y`. */
  line(line: Line, x: number, y: number, style: TextStyle): void {
    this.doc.fillColor(style.colour)
    for (const piece of line.pieces) {
      this.doc.font(piece.face).fontSize(style.size)
      this.doc.text(piece.text, x + piece.x, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: this.#tracking(style),
        features: featuresOf(style),
      })
    }
  }

  /** A paragraph that turns the page where it must; `y` is below it afterwards. */
  paragraph(tag: string, words: Words, style: TextStyle, at: { x: number; width: number }): void {
    const element = this.#element(tag, {})
    const lines = this.lines(words, style, at.width)
    let from = 0
    while (from < lines.length) {
      const room = Math.floor((paper.bottom - this.y) / style.leading + 0.001)
      const rest = lines.length - from
      // A last line does not stand alone on a page.
      const count = room >= rest ? rest : room >= rest - 1 ? room - 1 : room
      if (count > 0) {
        const part = lines.slice(from, from + count)
        element.add(() => {
          for (const [index, line] of part.entries())
            this.line(line, at.x, this.baseline(style, index), style)
        })
        this.y += count * style.leading
        from += count
      }
      if (from < lines.length) this.page()
    }
    element.end()
  }

  /** A short paragraph whose lines are of about one length. */
  balanced(tag: string, words: Words, style: TextStyle, at: { x: number; width: number }): void {
    const { length } = this.lines(words, style, at.width)
    let [narrow, wide] = [at.width / 2, at.width]
    while (wide - narrow > 4) {
      const middle = (narrow + wide) / 2
      if (this.lines(words, style, middle).length > length) narrow = middle
      else wide = middle
    }
    this.paragraph(tag, words, style, { x: at.x, width: wide })
  }

  /** The baseline of a line counted from `y`. */
  baseline({ leading, size }: TextStyle, index = 0): number {
    return this.y + index * leading + leading / 2 + size * 0.35
  }

  /** Where a line of words begins so that it ends at `x`. */
  fromRight(line: Line, x: number): number {
    return x - line.width
  }

  /** The finished file. */
  async finish(): Promise<{ readonly bytes: Buffer; readonly pages: number }> {
    const pages = this.doc.bufferedPageRange().count
    this.#parents[0]?.end()
    const parts: Uint8Array[] = []
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('data', (part: Uint8Array) => parts.push(part))
      this.doc.once('end', resolve)
      this.doc.once('error', reject)
    })
    this.doc.end()
    await ended
    return { bytes: Buffer.concat(parts), pages }
  }

  #element(tag: string, told: Told): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag, told)
    const parent = this.#parents.at(-1)
    parent?.add(element)
    return element
  }

  #tracking({ tracking = 0, size }: TextStyle): number {
    return this.language === 'cn' ? 0 : tracking * size
  }

  #measure(text: string, face: FaceName, style: TextStyle): number {
    const key = `${face} ${style.size} ${style.tracking ?? 0} ${style.tabular ? 't' : ''} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    this.doc.font(face).fontSize(style.size)
    const width =
      text === ''
        ? 0
        : this.doc.widthOfString(text, {
            characterSpacing: this.#tracking(style),
            features: featuresOf(style),
          })
    this.#widths.set(key, width)
    return width
  }
}

const featuresOf = ({ tabular }: TextStyle): PDFKit.Mixins.OpenTypeFeatures[] =>
  tabular ? ['kern', 'tnum'] : ['kern']
