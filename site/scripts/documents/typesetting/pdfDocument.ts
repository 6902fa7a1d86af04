import Pdf from 'pdfkit'
import { theme } from '../../siteTheme.ts'
import { locales } from '#data/locale/locales.ts'
import type { DocumentLanguage } from '#data/products/productDocuments.ts'
import { type SubsetFonts, splitFontRuns } from './fonts.ts'
import {
  breakTextIntoLines,
  type FontFaceName,
  fontFaceNames,
  type PdfTextLine,
  type FontRun,
} from './lineBreaker.ts'

const { colours } = theme.schemes.light.standard

/** Colours of documents by role; the brand green is for graphics, never for text. */
export const pdfColours = {
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

/** A4 page in points, with the layout grid: a narrow column for headings, a wide one for text. */
export const pdfPageLayout = {
  width: 595.28,
  height: 841.89,
  left: 48,
  right: 547.28,
  top: 84,
  bottom: 776,
  text: 186,
} as const

/** Text style; sizes in points. */
export interface PdfTextStyle {
  readonly face: 'text' | 'strong' | 'display'
  readonly size: number
  readonly leading: number
  readonly colour: string
  /** Letter spacing as a fraction of the size. */
  readonly tracking?: number
  /** Tabular figures. */
  readonly tabular?: boolean
}

/** Text of a paragraph: plain, or with strong parts. */
export type PdfParagraphText =
  | string
  | readonly { readonly text: string; readonly strong?: boolean }[]

/** Accessibility attributes of a structure element. */
interface ElementAttributes {
  readonly alt?: string
  readonly title?: string
  readonly scope?: 'Row' | 'Column'
  readonly bbox?: readonly [number, number, number, number]
  readonly placement?: 'Block'
}

/** Metadata and fonts of a document. */
export interface PdfDocumentOptions {
  readonly language: DocumentLanguage
  readonly title: string
  readonly subject: string
  readonly date: string
  readonly fonts: SubsetFonts
}

/** Tagged PDF document that is filled from top to bottom. */
export class PdfDocument {
  readonly doc: PDFKit.PDFDocument
  readonly language: DocumentLanguage
  /** Vertical position of the next block. */
  y: number = pdfPageLayout.top
  readonly #parents: PDFKit.PDFStructureElement[] = []
  readonly #widths = new Map<string, number>()

  constructor({ language, title, subject, date, fonts }: PdfDocumentOptions) {
    const day = new Date(`${date}T12:00:00Z`)
    this.language = language
    this.doc = new Pdf({
      size: [pdfPageLayout.width, pdfPageLayout.height],
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
    for (const name of fontFaceNames) this.doc.registerFont(name, fonts[name])
    const root = this.doc.struct('Document')
    this.doc.addStructure(root)
    this.#parents.push(root)
  }

  /** Starts a new page and sets `y` to its top. */
  page(): void {
    this.doc.addPage()
    this.y = pdfPageLayout.top
  }

  /** Starts a new page unless the height is left on the current one. */
  need(height: number): void {
    if (this.y + height > pdfPageLayout.bottom) this.page()
  }

  /** Adds a structure element that contains others. */
  within<T>(tag: string, fill: () => T, attributes: ElementAttributes = {}): T {
    const element = this.#element(tag, attributes)
    this.#parents.push(element)
    const result = fill()
    this.#parents.pop()
    element.end()
    return result
  }

  /** Adds a structure element and draws its content. */
  leaf(tag: string, draw: () => void, attributes: ElementAttributes = {}): void {
    const element = this.#element(tag, attributes)
    element.add(draw)
    element.end()
  }

  /** Adds a structure element that is filled later. */
  later(tag: string): PDFKit.PDFStructureElement {
    return this.#element(tag, {})
  }

  /** Adds a link from a rectangle to a named destination; `link` is its structure element. */
  goTo(
    link: PDFKit.PDFStructureElement,
    words: string,
    at: { x: number; y: number; width: number; height: number },
    name: string,
  ): void {
    const annotation = { structParent: link, Contents: new String(words) as string }
    this.doc.goTo(at.x, at.y, at.width, at.height, name, annotation)
    link.end()
  }

  /** Draws decorative content, hidden from assistive technology. */
  ornament(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type })
    draw()
    this.doc.endMarkedContent()
  }

  /** Breaks a paragraph into lines. */
  lines(words: PdfParagraphText, style: PdfTextStyle, width: number): readonly PdfTextLine[] {
    const parts = typeof words === 'string' ? [{ text: words }] : words
    const runs: readonly FontRun[] = parts.flatMap(
      ({ text, strong }: { text: string; strong?: boolean }) =>
        splitFontRuns(text, strong ? 'strong' : style.face, this.language),
    )
    return breakTextIntoLines(runs, width, (text, face) => this.#measure(text, face, style))
  }

  /** Draws a line of text with its baseline at `y`. */
  line(line: PdfTextLine, x: number, y: number, style: PdfTextStyle): void {
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

  /** Draws a paragraph with page breaks and moves `y` below it. */
  paragraph(
    tag: string,
    words: PdfParagraphText,
    style: PdfTextStyle,
    at: { x: number; width: number },
  ): void {
    const element = this.#element(tag, {})
    const lines = this.lines(words, style, at.width)
    let from = 0
    while (from < lines.length) {
      const room = Math.floor((pdfPageLayout.bottom - this.y) / style.leading + 0.001)
      const rest = lines.length - from
      // Avoids a widow line on the next page.
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

  /** Draws a short paragraph with lines of similar length. */
  balanced(
    tag: string,
    words: PdfParagraphText,
    style: PdfTextStyle,
    at: { x: number; width: number },
  ): void {
    const { length } = this.lines(words, style, at.width)
    let [narrow, wide] = [at.width / 2, at.width]
    while (wide - narrow > 4) {
      const middle = (narrow + wide) / 2
      if (this.lines(words, style, middle).length > length) narrow = middle
      else wide = middle
    }
    this.paragraph(tag, words, style, { x: at.x, width: wide })
  }

  /** Returns the baseline of a line, counted from `y`. */
  baseline({ leading, size }: PdfTextStyle, index = 0): number {
    return this.y + index * leading + leading / 2 + size * 0.35
  }

  /** Returns the start of a line that is right-aligned at `x`. */
  fromRight(line: PdfTextLine, x: number): number {
    return x - line.width
  }

  /** Finishes the document and returns the file. */
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

  #element(tag: string, attributes: ElementAttributes): PDFKit.PDFStructureElement {
    const element = this.doc.struct(tag, attributes)
    const parent = this.#parents.at(-1)
    parent?.add(element)
    return element
  }

  #tracking({ tracking = 0, size }: PdfTextStyle): number {
    return this.language === 'cn' ? 0 : tracking * size
  }

  #measure(text: string, face: FontFaceName, style: PdfTextStyle): number {
    const key = `${face} ${style.size} ${style.tracking ?? 0} ${style.tabular ? 't' : ''} ${text}`
    const cached = this.#widths.get(key)
    if (cached !== undefined) return cached
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

const featuresOf = ({ tabular }: PdfTextStyle): PDFKit.Mixins.OpenTypeFeatures[] =>
  tabular ? ['kern', 'tnum'] : ['kern']
