import type { DocumentLanguage } from '#data/products/productDocuments.ts'
import { drawDatasheet } from './datasheet.ts'
import { type SubsetFonts, subsetDocumentFonts } from './typesetting/fonts.ts'
import { drawManual } from './manual.ts'
import type { DatasheetContent, ManualContent } from './model.ts'
import { createPictureFileFinder, type PdfPicture, loadPictureForPdf } from './pictures.ts'
import { readProductDocumentTexts, type ProductDocumentTexts } from './documentTexts.ts'

/** Content of a document. */
export type ProductDocumentContent = DatasheetContent | ManualContent

/** Rendered PDF file. */
export interface RenderedPdf {
  readonly bytes: Buffer
  readonly pages: number
}

/** Lists the pictures of a document with their print width in px. */
export const listDocumentPictures = (
  model: ProductDocumentContent,
): readonly (readonly [name: string, width: number])[] => [
  [model.picture.name, 1080],
  ...('facts' in model ? model.compatible.map(({ picture }) => [picture, 320] as const) : []),
]

/** Returns all characters of a document, including headers and footers, for font subsetting. */
export const collectDocumentCharacters = (model: ProductDocumentContent, page: string): string =>
  `${JSON.stringify(model)}${page}felcera0123456789·-•`

/** Creates a function that renders documents; fonts and pictures are cached. */
export function makePdfRenderer(top: string, cache: string) {
  const fileOf = createPictureFileFinder(top)
  const pictures = new Map<string, Promise<PdfPicture>>()
  const fonts = new Map<string, Promise<SubsetFonts>>()
  const words = new Map<string, ProductDocumentTexts>()
  const wordsOf = (language: DocumentLanguage): ProductDocumentTexts => {
    const known = words.get(language) ?? readProductDocumentTexts(top, language)
    words.set(language, known)
    return known
  }
  const pictureAt = (name: string, width: number): Promise<PdfPicture> => {
    const file = fileOf(name, width)
    const known = pictures.get(file) ?? loadPictureForPdf(file, true)
    pictures.set(file, known)
    return known
  }
  return async (model: ProductDocumentContent, characters: string): Promise<RenderedPdf> => {
    const { language } = model
    const made = fonts.get(characters) ?? subsetDocumentFonts(characters, cache)
    fonts.set(characters, made)
    const { text } = wordsOf(language)
    const shown = new Map<string, PdfPicture>()
    // The first entry of a name has the larger width.
    for (const [name, width] of listDocumentPictures(model))
      if (!shown.has(name)) shown.set(name, await pictureAt(name, width))
    const page = (one: number, all: number) => text('document.page', { page: one, pages: all })
    const sheet =
      'facts' in model
        ? drawDatasheet(model, await made, shown, page)
        : drawManual(model, await made, shown, page)
    return await sheet.finish()
  }
}
