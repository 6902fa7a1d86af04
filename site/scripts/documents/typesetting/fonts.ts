import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { theme, themeFolder } from '../../siteTheme.ts'
import type { DocumentLanguage } from '#data/products/productDocuments.ts'
import { type FontFaceName, fontFaceNames, type FontRun } from './lineBreaker.ts'

const noto = (part: string) => `@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-normal.woff2`

/** Source files of the document fonts: the theme's fonts, and Noto Sans for Chinese and missing symbols. */
const sources: Readonly<Record<FontFaceName, { readonly file: string; readonly weight?: number }>> =
  {
    text: { file: theme.type.text.file, weight: 400 },
    strong: { file: theme.type.text.file, weight: 560 },
    display: { file: theme.type.display.file, weight: 560 },
    han: { file: noto('chinese-simplified-400') },
    hanStrong: { file: noto('chinese-simplified-600') },
    // These symbols are in separate files of the font.
    atMost: { file: noto('100-400') },
    atLeast: { file: noto('102-400') },
    celsius: { file: noto('107-400') },
  }

// Resolves font files relative to the theme.
const { resolve } = createRequire(join(themeFolder, 'theme.ts'))
/** Absolute paths of the font files. */
export const documentFontFiles = Object.values(sources).map(({ file }) => resolve(file))

/** Subset fonts by face, each with one weight. */
export type SubsetFonts = Readonly<Record<FontFaceName, Buffer>>

/** Subsets the fonts to some characters; the results are cached in a folder. */
export async function subsetDocumentFonts(
  characters: string,
  folder: string,
): Promise<SubsetFonts> {
  mkdirSync(folder, { recursive: true })
  const all = [...new Set(characters)].toSorted().join('')
  const entries = await Promise.all(
    fontFaceNames.map(async (name) => [name, await makeFont(name, all, folder)] as const),
  )
  return Object.fromEntries(entries) as Record<FontFaceName, Buffer>
}

async function makeFont(name: FontFaceName, characters: string, folder: string): Promise<Buffer> {
  const { file, weight } = sources[name]
  const original = readFileSync(resolve(file))
  const font = fontkit.create(original)
  const axes =
    weight && 'variationAxes' in font && 'wght' in font.variationAxes ? { wght: weight } : undefined
  const digest = createHash('sha256')
    .update(original)
    .update(JSON.stringify([axes, characters]))
  const cached = join(folder, `${name}-${digest.digest('hex').slice(0, 16)}.ttf`)
  if (existsSync(cached)) return readFileSync(cached)
  const subset = await subsetFont(original, characters, {
    targetFormat: 'truetype',
    ...(axes && { variationAxes: axes }),
  })
  const temporaryFile = `${cached}.${process.pid}-${threadId}`
  writeFileSync(temporaryFile, subset)
  renameSync(temporaryFile, cached)
  return subset
}

/** Returns the characters of a text without a glyph in the fonts of its language. */
export function findMissingGlyphs(
  fonts: SubsetFonts,
  language: DocumentLanguage,
  text: string,
): string[] {
  const open = new Map(fontFaceNames.map((name) => [name, fontkit.create(fonts[name])]))
  const lacks = ({ text: part, face }: FontRun) =>
    [...part].filter((letter) => {
      const font = open.get(face)
      return (
        !(font && 'hasGlyphForCodePoint' in font) ||
        !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
      )
    })
  const letters = [...new Set(text)].join('')
  const faces = ['text', 'strong', 'display'] as const
  return [
    ...new Set(faces.flatMap((face) => splitFontRuns(letters, face, language).flatMap(lacks))),
  ].filter((letter) => letter !== '\u00AD' && letter !== '\n')
}

/** Characters covered by the theme's fonts. */
const latin = /[\u0020-\u007E\u00A0-\u017F‘’‚“”„•…–—−×]/
const latinBesideHan = /[\u0020-\u007E\u00A0-\u017F–−×]/
/** Characters missing in the display font. */
const missingInDisplay = /[±²³µ¼½¾]/
/** Symbols that are only in one font file. */
const symbolFaces: ReadonlyMap<string, FontFaceName> = new Map([
  ['≤', 'atMost'],
  ['≥', 'atLeast'],
  ['℃', 'celsius'],
])

/** Splits a text into runs of one font. */
export function splitFontRuns(
  text: string,
  face: 'text' | 'strong' | 'display',
  language: DocumentLanguage,
): readonly FontRun[] {
  const pattern = language === 'cn' ? latinBesideHan : latin
  const other = face === 'text' ? 'han' : 'hanStrong'
  const runs: { text: string; face: FontFaceName }[] = []
  for (const letter of text) {
    const inFace = letter === '\u00AD' || pattern.test(letter)
    const latinFace = face === 'display' && missingInDisplay.test(letter) ? 'strong' : face
    const runFace = symbolFaces.get(letter) ?? (inFace ? latinFace : other)
    const last = runs.at(-1)
    if (last?.face === runFace) last.text += letter
    else runs.push({ text: letter, face: runFace })
  }
  return runs
}
