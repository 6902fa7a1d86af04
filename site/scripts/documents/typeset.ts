import type { DocumentLanguage } from '#data/productDocuments.ts'
import { drawDatasheet } from './datasheet.ts'
import { type Fonts, makeFonts } from './fonts.ts'
import { drawManual } from './manual.ts'
import type { Datasheet, Manual } from './model.ts'
import { pictureFiles, type Picture, readPicture } from './pictures.ts'
import { readWords, type Words } from './words.ts'

/** A document to typeset. */
export type Model = Datasheet | Manual

/** A typeset file. */
export interface Typeset {
  readonly bytes: Buffer
  readonly pages: number
}

/** The pictures of a document: name and the width at which they are printed, in px. */
export const picturesOf = (model: Model): readonly (readonly [name: string, width: number])[] => [
  [model.picture.name, 1080],
  ...('facts' in model ? model.compatible.map(({ picture }) => [picture, 320] as const) : []),
]

/** Every character of a document, also of what is drawn on its pages. */
export const charactersOf = (model: Model, page: string): string =>
  `${JSON.stringify(model)}${page}felcera0123456789·-•`

/** Typesets documents one after another; fonts and pictures are made once. */
export function makeTypesetter(top: string, cache: string) {
  const fileOf = pictureFiles(top)
  const pictures = new Map<string, Promise<Picture>>()
  const fonts = new Map<string, Promise<Fonts>>()
  const words = new Map<string, Words>()
  const wordsOf = (language: DocumentLanguage): Words => {
    const known = words.get(language) ?? readWords(top, language)
    words.set(language, known)
    return known
  }
  const pictureAt = (name: string, width: number): Promise<Picture> => {
    const file = fileOf(name, width)
    const known = pictures.get(file) ?? readPicture(file, true)
    pictures.set(file, known)
    return known
  }
  return async (model: Model, characters: string): Promise<Typeset> => {
    const { language } = model
    const made = fonts.get(characters) ?? makeFonts(characters, cache)
    fonts.set(characters, made)
    const { text } = wordsOf(language)
    const shown = new Map<string, Picture>()
    // The first of a name is the larger one.
    for (const [name, width] of picturesOf(model))
      if (!shown.has(name)) shown.set(name, await pictureAt(name, width))
    const page = (one: number, all: number) => text('document.page', { page: one, pages: all })
    const sheet =
      'facts' in model
        ? drawDatasheet(model, await made, shown, page)
        : drawManual(model, await made, shown, page)
    return await sheet.finish()
  }
}
