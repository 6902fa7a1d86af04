import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'
import { theme } from '#design-system/themes/fern/theme.ts'
import type { DocumentLanguage } from '#data/productDocuments.ts'
import { type FaceName, faceNames, type Run } from './lines.ts'

const noto = (part: string) => `@fontsource/noto-sans-sc/files/noto-sans-sc-${part}-normal.woff2`

/** The theme's fonts at the weights of documents, and one for Chinese and for signs that those lack. */
const sources: Readonly<
  Record<FaceName, { readonly file: string; readonly axes?: Readonly<Record<string, number>> }>
> = {
  text: { file: theme.type.text.file, axes: { wght: 400 } },
  strong: { file: theme.type.text.file, axes: { wght: 560 } },
  display: { file: theme.type.display.file, axes: { wdth: 100 } },
  han: { file: noto('chinese-simplified-400') },
  hanStrong: { file: noto('chinese-simplified-600') },
  // These signs stand in parts of their own.
  atMost: { file: noto('100-400') },
  atLeast: { file: noto('102-400') },
  celsius: { file: noto('107-400') },
}

// From where the theme names its files.
const { resolve } = createRequire(import.meta.resolve('#design-system/themes/fern/theme.ts'))
/** Absolute paths of the fonts' files. */
export const fontFiles = Object.values(sources).map(({ file }) => resolve(file))

/** Fonts that hold the characters asked for, each with one weight. */
export type Fonts = Readonly<Record<FaceName, Buffer>>

/** Cuts the fonts down to some characters; kept in a folder, so that it happens once. */
export async function makeFonts(characters: string, folder: string): Promise<Fonts> {
  mkdirSync(folder, { recursive: true })
  const all = [...new Set(characters)].toSorted().join('')
  const entries = await Promise.all(
    faceNames.map(async (name) => [name, await makeFont(name, all, folder)] as const),
  )
  return Object.fromEntries(entries) as Record<FaceName, Buffer>
}

async function makeFont(name: FaceName, characters: string, folder: string): Promise<Buffer> {
  const { file, axes } = sources[name]
  const original = readFileSync(resolve(file))
  const digest = createHash('sha256')
    .update(original)
    .update(JSON.stringify([axes, characters]))
  const cached = join(folder, `${name}-${digest.digest('hex').slice(0, 16)}.ttf`)
  if (existsSync(cached)) return readFileSync(cached)
  const made = await subsetFont(original, characters, {
    targetFormat: 'truetype',
    ...(axes && { variationAxes: axes }),
  })
  const own = `${cached}.${threadId}`
  writeFileSync(own, made)
  renameSync(own, cached)
  return made
}

/** Characters of a text that no face of their language can show. */
export function missingGlyphs(fonts: Fonts, language: DocumentLanguage, text: string): string[] {
  const open = new Map(faceNames.map((name) => [name, fontkit.create(fonts[name])]))
  const lacks = ({ text: part, face }: Run) =>
    [...part].filter((letter) => {
      const font = open.get(face)
      return !(font && 'hasGlyphForCodePoint' in font) || !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) // prettier-ignore
    })
  const letters = [...new Set(text)].join('')
  const faces = ['text', 'strong', 'display'] as const
  return [
    ...new Set(faces.flatMap((face) => runsOf(letters, face, language).flatMap(lacks))),
  ].filter((letter) => letter !== '\u00AD' && letter !== '\n')
}

/** What the theme's fonts hold of the characters that documents are written with. */
const latin = /[\u0020-\u007E\u00A0-\u017F‘’‚“”„•…–—−×]/
const latinBesideHan = /[\u0020-\u007E\u00A0-\u017F–−×]/
/** What the display face lacks. */
const small = /[±²³µ¼½¾]/
/** Signs that only one file holds. */
const signs: ReadonlyMap<string, FaceName> = new Map([
  ['≤', 'atMost'],
  ['≥', 'atLeast'],
  ['℃', 'celsius'],
])

/** Parts a text where the font changes. */
export function runsOf(
  text: string,
  face: 'text' | 'strong' | 'display',
  language: DocumentLanguage,
): readonly Run[] {
  const pattern = language === 'cn' ? latinBesideHan : latin
  const other = face === 'text' ? 'han' : 'hanStrong'
  const runs: { text: string; face: FaceName }[] = []
  for (const letter of text) {
    const inFace = letter === '\u00AD' || pattern.test(letter)
    const own = face === 'display' && small.test(letter) ? 'strong' : face
    const wanted = signs.get(letter) ?? (inFace ? own : other)
    const last = runs.at(-1)
    if (last?.face === wanted) last.text += letter
    else runs.push({ text: letter, face: wanted })
  }
  return runs
}
