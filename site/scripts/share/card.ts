import * as fontkit from 'fontkit'
import { theme } from '../siteTheme.ts'
import { type ShareImage, shareImageSize } from '#data/pages/shareImages.ts'
import { type SubsetFonts, splitFontRuns } from '../documents/typesetting/fonts.ts'
import type { FontFaceName } from '../documents/typesetting/lineBreaker.ts'

const { light, dark } = theme.schemes
const { width, height } = shareImageSize
const edge = 72

/** Layout of a share image: a product on the tile colour, text on a photograph, or text beside the logo. */
export type ShareImageLayout = 'product' | 'photograph' | 'mark'

/** Position of the product picture. */
export const shareImageProductArea = { left: 640, top: 60, width: 500, height: 510 } as const

const layouts = {
  product: { colours: light.standard.colours, lines: 540 },
  photograph: { colours: dark.standard.colours, lines: 760 },
  mark: { colours: dark.standard.colours, lines: 720 },
} as const

const fontCache = new WeakMap<SubsetFonts, Map<FontFaceName, fontkit.Font>>()

function fontOf(fonts: SubsetFonts, face: FontFaceName): fontkit.Font {
  const cached = fontCache.get(fonts) ?? new Map<FontFaceName, fontkit.Font>()
  fontCache.set(fonts, cached)
  const font = cached.get(face)
  if (font) return font
  const whole = fontkit.create(fonts[face])
  if (!('layout' in whole)) throw new Error(`The font "${face}" is a collection`)
  cached.set(face, whole)
  return whole
}

/** Converts a line of text to SVG paths; returns them with the width. */
function drawLine(text: string, size: number, card: ShareImage, fonts: SubsetFonts) {
  let x = 0
  const paths = splitFontRuns(text, 'display', card.language).flatMap(({ text: part, face }) => {
    const font = fontOf(fonts, face)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    return glyphs.map((glyph, at) => {
      const place = x
      x += (positions[at]?.xAdvance ?? 0) * scale - size * letterSpacing
      return `<path transform="translate(${place.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
  })
  return { paths: paths.join(''), width: x }
}

const letterSpacing = 0.022

const noLineStart = /^[，。、；：？！）》」』”’,.;:?!)]/

/** Splits a text at its line break opportunities. */
function breakOpportunities(text: string, { language }: ShareImage): readonly string[] {
  if (language !== 'cn') return text.split(/(?<= )|(?<=-)(?=\p{L})/u)
  const parts: string[] = []
  for (const [part] of text.matchAll(/[\p{L}\p{N}.,-]+ ?|./gu)) {
    const chinese = /\p{Script=Han}/u.test(part)
    for (const one of chinese ? part : [part])
      if (noLineStart.test(one) && parts.length > 0) parts.push((parts.pop() ?? '') + one)
      else parts.push(one)
  }
  return parts
}

interface Lines {
  readonly lines: readonly string[]
  readonly size: number
}

/** Font sizes with the maximum number of title lines. */
const sizes = [
  ...[84, 76, 68, 60, 54].map((size) => ({ size, maxLines: 3 })),
  ...[60, 54, 48, 42, 36].map((size) => ({ size, maxLines: 4 })),
] as const

/** Breaks the title in the largest font size that fits. */
function fitTitle(card: ShareImage, room: number, fonts: SubsetFonts): Lines {
  for (const { size, maxLines } of sizes) {
    const lines = breakTitle(card, size, room, fonts)
    if (lines && lines.length <= maxLines) return { lines, size }
  }
  throw new Error(`There is no room for "${card.title}" on its picture for sharing`)
}

function breakTitle(card: ShareImage, size: number, room: number, fonts: SubsetFonts) {
  const lines: string[] = []
  const fits = (text: string) => drawLine(text.trimEnd(), size, card, fonts).width <= room
  for (const part of breakOpportunities(card.title, card)) {
    if (!fits(part)) return undefined
    const last = lines.at(-1)
    if (last !== undefined && fits(last + part)) lines[lines.length - 1] = last + part
    else lines.push(part)
  }
  return lines
}

const logoPaths =
  '<path d="M18 2C9.5 5.5 6 11 6 18h9.2z"/><path d="M14 30c8.5-3.5 12-9 12-16h-9.2z"/>'

/** Draws text and logo of a share image as SVG. */
export function drawShareImageSvg(
  card: ShareImage,
  kind: ShareImageLayout,
  name: string,
  fonts: SubsetFonts,
): string {
  const { colours, lines: room } = layouts[kind]
  const { lines, size } = fitTitle(card, room, fonts)
  const step = size * (card.language === 'cn' ? 1.26 : 1.08)
  const bottom = height - edge
  const title = lines.map((line, at) => {
    const y = bottom - (lines.length - 1 - at) * step
    return `<g transform="translate(${edge} ${y.toFixed(1)})">${drawLine(line, size, card, fonts).paths}</g>`
  })
  const top = bottom - (lines.length - 1) * step - size * 0.74
  const over = drawLine(card.over, 28, card, fonts).paths
  const brand = drawLine(name, 40, card, fonts).paths
  const text = colours['text.high']
  const green = colours['accent.fill']
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${backgrounds[kind]}
<g fill="${green}"><g transform="translate(${edge - 6} ${edge - 14}) scale(1.7)">${logoPaths}</g></g>
<g fill="${text}"><g transform="translate(${edge + 58} ${edge + 28})">${brand}</g>${title.join('')}</g>
<g fill="${kind === 'product' ? colours['text.muted'] : text}" fill-opacity="${kind === 'product' ? 1 : 0.82}" transform="translate(${edge} ${(top - 34).toFixed(1)})">${over}</g>
<rect y="${height - 8}" width="${width}" height="8" fill="${green}"/>
</svg>`
}

const darkBackground = dark.standard.colours['surface.page']
const darkAccent = dark.standard.colours['accent.fill']

/** SVG backgrounds: gradients for readable text on photographs, and the large logo. */
const backgrounds: Readonly<Record<ShareImageLayout, string>> = {
  product: '',
  photograph: `<defs><linearGradient id="a"><stop offset="0" stop-color="${darkBackground}" stop-opacity=".72"/><stop offset=".6" stop-color="${darkBackground}" stop-opacity=".26"/><stop offset="1" stop-color="${darkBackground}" stop-opacity="0"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop offset=".35" stop-color="${darkBackground}" stop-opacity="0"/><stop offset="1" stop-color="${darkBackground}" stop-opacity=".72"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/><rect width="${width}" height="${height}" fill="url(#b)"/>`,
  mark: `<defs><radialGradient id="a" cx=".86" cy=".42" r=".62"><stop offset="0" stop-color="${darkAccent}" stop-opacity=".3"/><stop offset="1" stop-color="${darkAccent}" stop-opacity="0"/></radialGradient><linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="${darkAccent}"/><stop offset="1" stop-color="${darkAccent}" stop-opacity=".55"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/><g fill="url(#b)" transform="translate(800 72) scale(14)">${logoPaths}</g>`,
}

/** Returns the background colour of a share image. */
export const getShareImageBackground = (kind: ShareImageLayout): string =>
  kind === 'product' ? light.standard.colours['surface.tile'] : darkBackground
