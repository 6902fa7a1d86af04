import * as fontkit from 'fontkit'
import { theme } from '#design-system/themes/fern/theme.ts'
import { type ShareImage, shareSize } from '#data/shareImages.ts'
import { type Fonts, runsOf } from '../documents/fonts.ts'
import type { FaceName } from '../documents/lines.ts'

const { light, dark } = theme.schemes
const { width, height } = shareSize
const edge = 72

/** How a card is made: a product on the ground of tiles, words on a photograph, or words beside the mark. */
export type Kind = 'product' | 'photograph' | 'mark'

/** Where a product stands on its card. */
export const productPlace = { left: 640, top: 60, width: 500, height: 510 } as const

const looks = {
  product: { colours: light.standard.colours, lines: 540 },
  photograph: { colours: dark.standard.colours, lines: 760 },
  mark: { colours: dark.standard.colours, lines: 720 },
} as const

const opened = new WeakMap<Fonts, Map<FaceName, fontkit.Font>>()

function fontOf(fonts: Fonts, face: FaceName): fontkit.Font {
  const known = opened.get(fonts) ?? new Map<FaceName, fontkit.Font>()
  opened.set(fonts, known)
  const font = known.get(face)
  if (font) return font
  const whole = fontkit.create(fonts[face])
  if (!('layout' in whole)) throw new Error(`The font "${face}" is a collection`)
  known.set(face, whole)
  return whole
}

/** A line of text as paths, with its width. */
function drawLine(text: string, size: number, card: ShareImage, fonts: Fonts) {
  let x = 0
  const paths = runsOf(text, 'display', card.language).flatMap(({ text: part, face }) => {
    const font = fontOf(fonts, face)
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    return glyphs.map((glyph, at) => {
      const place = x
      x += (positions[at]?.xAdvance ?? 0) * scale - size * tightness
      return `<path transform="translate(${place.toFixed(2)} 0) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`
    })
  })
  return { paths: paths.join(''), width: x }
}

const tightness = 0.022

const closing = /^[，。、；：？！）》」』”’,.;:?!)]/

/** Parts of a text between which a line may end. */
function pieces(text: string, { language }: ShareImage): readonly string[] {
  if (language !== 'cn') return text.split(/(?<= )|(?<=-)(?=\p{L})/u)
  const parts: string[] = []
  for (const [part] of text.matchAll(/[\p{L}\p{N}.,-]+ ?|./gu)) {
    const chinese = /\p{Script=Han}/u.test(part)
    for (const one of chinese ? part : [part])
      if (closing.test(one) && parts.length > 0) parts.push((parts.pop() ?? '') + one)
      else parts.push(one)
  }
  return parts
}

interface Lines {
  readonly lines: readonly string[]
  readonly size: number
}

/** Sizes with the most lines that a title takes in them. */
const sizes = [
  ...[84, 76, 68, 60, 54].map((size) => ({ size, most: 3 })),
  ...[60, 54, 48, 42, 36].map((size) => ({ size, most: 4 })),
] as const

/** The title in the first size in which it has room. */
function fit(card: ShareImage, room: number, fonts: Fonts): Lines {
  for (const { size, most } of sizes) {
    const lines = brokenAt(card, size, room, fonts)
    if (lines && lines.length <= most) return { lines, size }
  }
  throw new Error(`There is no room for "${card.title}" on its picture for sharing`)
}

function brokenAt(card: ShareImage, size: number, room: number, fonts: Fonts) {
  const lines: string[] = []
  const fits = (text: string) => drawLine(text.trimEnd(), size, card, fonts).width <= room
  for (const piece of pieces(card.title, card)) {
    if (!fits(piece)) return undefined
    const last = lines.at(-1)
    if (last !== undefined && fits(last + piece)) lines[lines.length - 1] = last + piece
    else lines.push(piece)
  }
  return lines
}

const mark = '<path d="M18 2C9.5 5.5 6 11 6 18h9.2z"/><path d="M14 30c8.5-3.5 12-9 12-16h-9.2z"/>'

/** What lies on the ground or the picture of a card, as SVG. */
export function drawCard(card: ShareImage, kind: Kind, name: string, fonts: Fonts): string {
  const { colours, lines: room } = looks[kind]
  const { lines, size } = fit(card, room, fonts)
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
${grounds[kind]}
<g fill="${green}"><g transform="translate(${edge - 6} ${edge - 14}) scale(1.7)">${mark}</g></g>
<g fill="${text}"><g transform="translate(${edge + 58} ${edge + 28})">${brand}</g>${title.join('')}</g>
<g fill="${kind === 'product' ? colours['text.muted'] : text}" fill-opacity="${kind === 'product' ? 1 : 0.82}" transform="translate(${edge} ${(top - 34).toFixed(1)})">${over}</g>
<rect y="${height - 8}" width="${width}" height="8" fill="${green}"/>
</svg>`
}

const night = dark.standard.colours['surface.page']
const glow = dark.standard.colours['accent.fill']

/** Shades that words on a photograph are read on, and the large mark. */
const grounds: Readonly<Record<Kind, string>> = {
  product: '',
  photograph: `<defs><linearGradient id="a"><stop offset="0" stop-color="${night}" stop-opacity=".72"/><stop offset=".6" stop-color="${night}" stop-opacity=".26"/><stop offset="1" stop-color="${night}" stop-opacity="0"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop offset=".35" stop-color="${night}" stop-opacity="0"/><stop offset="1" stop-color="${night}" stop-opacity=".72"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/><rect width="${width}" height="${height}" fill="url(#b)"/>`,
  mark: `<defs><radialGradient id="a" cx=".86" cy=".42" r=".62"><stop offset="0" stop-color="${glow}" stop-opacity=".3"/><stop offset="1" stop-color="${glow}" stop-opacity="0"/></radialGradient><linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="${glow}"/><stop offset="1" stop-color="${glow}" stop-opacity=".55"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#a)"/><g fill="url(#b)" transform="translate(800 72) scale(14)">${mark}</g>`,
}

/** What a card without a picture lies on, and a product. */
export const cardGround = (kind: Kind): string =>
  kind === 'product' ? light.standard.colours['surface.tile'] : night
