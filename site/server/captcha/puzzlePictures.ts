import { randomBytes } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { captchaPuzzleSize } from '#data/captcha/captcha.ts'

/** Returns a random integer from 0 up to, but not including, a limit. */
type Below = (limit: number) => number

/** Rendered puzzle; pictures are WebP as `data:` URLs. */
export interface CaptchaPuzzle {
  readonly scene: string
  readonly piece: string
  /** The piece of the other hole, for clicks; its position is never sent. */
  readonly clickPiece: string
  readonly places: PuzzlePiecePositions
}

/** Left and upper edge of a hole in CSS pixels. */
interface HolePosition {
  readonly left: number
  readonly top: number
}

/** Target positions of the left and the upper edge of both pieces, in CSS pixels. */
export interface PuzzlePiecePositions {
  readonly x: number
  readonly y: number
  readonly clickX: number
  readonly clickY: number
}

const { width, height, piece: size } = captchaPuzzleSize
/** Distance of a piece from the edge, and from where its drag starts. */
const margin = 4
const start = size + margin
/** Minimum distance between the hole and the decoy. */
const apart = size + margin
const fineness = 2
const mostDecoys = 2

/** Pieces in a square of `shapeSize`, with room for their outline. */
const shapeSize = 56
const shapes = [
  // A jigsaw piece, a hexagon, a house, a drop, a disc with a bite.
  'M8 18h12a7 7 0 1 1 14 0h14v12a7 7 0 1 0 0 14v8H8z',
  'M28 4 49 16v24L28 52 7 40V16z',
  'M28 5 51 26h-6v25H11V26H5z',
  'M28 4c10 13 18 20 18 30a18 18 0 0 1-36 0c0-10 8-17 18-30z',
  'M28 5a23 23 0 1 0 23 23 11.500 11.500 0 0 1-23-23z',
]

/** Hours of a day: hue, saturation and lightness of the sky above and below, and of the land. */
const hours = [
  { above: [208, 62, 52], below: [42, 78, 84], land: [128, 28, 38], sun: [46, 90, 88] },
  { above: [222, 46, 34], below: [18, 74, 70], land: [186, 26, 24], sun: [30, 92, 78] },
  { above: [200, 52, 68], below: [190, 40, 92], land: [104, 30, 44], sun: [52, 92, 94] },
  { above: [232, 44, 20], below: [214, 42, 52], land: [206, 30, 16], sun: [210, 40, 92] },
  { above: [268, 32, 46], below: [340, 58, 82], land: [152, 24, 30], sun: [20, 86, 90] },
] as const

type Colour = readonly [hue: number, saturation: number, lightness: number]

const colour = ([hue, saturation, lightness]: Colour, lighter = 0) =>
  `hsl(${hue},${saturation}%,${Math.min(96, Math.max(4, lightness + lighter))}%)`

const pick = <T>(below: Below, all: readonly [T, ...T[]] | readonly T[]): T =>
  all[below(all.length)] as T

/** Chooses the positions of both holes: all positions that do not overlap the other one are equally likely. */
export function pickPuzzlePiecePositions(below: Below): PuzzlePiecePositions {
  const [right, bottom] = [width - size - margin, height - size - margin]
  const x = start + below(right - start + 1)
  const y = margin + below(bottom - margin + 1)
  const before = Math.max(0, x - apart - margin + 1)
  const after = Math.max(0, right - x - apart + 1)
  const nth = below(before + after)
  const clickX = nth < before ? margin + nth : x + apart + nth - before
  return { x, y, clickX, clickY: margin + below(bottom - margin + 1) }
}

/** Decoy holes without a piece, against blind clicks; most puzzles have room for two. */
function pickDecoys(below: Below, taken: readonly HolePosition[]): readonly HolePosition[] {
  const holes = [...taken]
  for (let tries = 0; tries < 40 && holes.length < taken.length + mostDecoys; tries++) {
    const left = margin + below(width - size - 2 * margin + 1)
    const top = margin + below(height - size - 2 * margin + 1)
    const isFree = holes.every(
      (hole) => Math.abs(hole.left - left) >= apart || Math.abs(hole.top - top) >= apart,
    )
    if (isFree) holes.push({ left, top })
  }
  return holes.slice(taken.length)
}

/**
 * Renders a puzzle: a unique landscape, so that no two pictures can be compared, with the hole of the piece, a hole of
 * another shape for clicks, and a few decoys of random darkness. The piece for clicks is smaller, rotated, in another
 * light and noisy: people recognize its shape, and its pixels do not match the scene. Only pixels are sent: a vector
 * drawing would contain the position of the hole.
 */
export async function drawPuzzle(below: Below): Promise<CaptchaPuzzle> {
  const places = pickPuzzlePiecePositions(below)
  const { x, y, clickX, clickY } = places
  const [shape = '', other = '', ...rest] = shuffle(below, shapes)
  const land = drawLand(below)
  const at = (left: number, top: number) =>
    `transform="translate(${left} ${top}) scale(${size / shapeSize})"`
  const hole = (path: string, left: number, top: number, dark: number) =>
    `<path d="${path}" ${at(left, top)} fill="black" fill-opacity=".${dark}" stroke="white" stroke-opacity=".85" stroke-width="1.5"/>`
  const decoys = pickDecoys(below, [
    { left: x, top: y },
    { left: clickX, top: clickY },
  ]).map(({ left, top }, n) => hole(rest[n] ?? '', left, top, 40 + below(25)))
  const scene = svg(
    `0 0 ${width} ${height}`,
    land + hole(other, clickX, clickY, 40 + below(25)) + hole(shape, x, y, 50) + decoys.join(''),
  )
  const clip = (path: string, left: number, top: number) =>
    `<clipPath id="c"><path d="${path}" ${at(left, top)}/></clipPath>`
  const outline = (path: string, left: number, top: number) =>
    `<path d="${path}" ${at(left, top)} fill="none" stroke="white" stroke-width="2"/>`
  const cut = svg(
    `${x} ${y} ${size} ${size}`,
    `${clip(shape, x, y)}<g clip-path="url(#c)">${land}</g>${outline(shape, x, y)}`,
  )
  const [middleX, middleY] = [clickX + size / 2, clickY + size / 2]
  const turn = (below(2) === 0 ? -1 : 1) * (15 + below(26))
  const light = `<rect x="${clickX}" y="${clickY}" width="${size}" height="${size}" fill="hsl(${below(360)},60%,${30 + below(50)}%)" opacity=".6"/>`
  const turned = svg(
    `${clickX} ${clickY} ${size} ${size}`,
    `${clip(other, clickX, clickY)}<g transform="rotate(${turn} ${middleX} ${middleY}) translate(${middleX} ${middleY}) scale(.${75 + below(10)}) translate(${-middleX} ${-middleY})"><g clip-path="url(#c)">${land}${light}</g>${outline(other, clickX, clickY)}</g>`,
  )
  const [sceneUrl, piece, clickPiece] = await Promise.all([
    webp(scene, width, height),
    webp(cut, size, size),
    webp(turned, size, size, 18),
  ])
  return { scene: sceneUrl, piece, clickPiece, places }
}

/** Shuffles a list. */
function shuffle<T>(below: Below, all: readonly T[]): readonly T[] {
  const left = [...all]
  return all.flatMap(() => left.splice(below(left.length), 1))
}

const svg = (viewBox: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`

/** Renders a drawing, with noise of the given standard deviation in levels of light. */
async function webp(picture: string, across: number, down: number, noise = 0): Promise<string> {
  const sized = picture.replace(
    '<svg ',
    `<svg width="${across * fineness}" height="${down * fineness}" `,
  )
  const drawn = sharp(Buffer.from(sized))
  const noisy = noise === 0 ? drawn : await addNoise(drawn, noise)
  const bytes = await noisy.webp({ quality: 72, alphaQuality: 90 }).toBuffer()
  return `data:image/webp;base64,${bytes.toString('base64')}`
}

/** Adds noise to the colours of a picture, not to its transparency. */
async function addNoise(picture: Sharp, deviation: number): Promise<Sharp> {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const noisy = new Uint8ClampedArray(data)
  // The standard deviation of random bytes is 74 levels.
  for (const [n, byte] of randomBytes(data.length).entries())
    if (n % 4 !== 3) noisy[n] = (data[n] ?? 0) + ((byte - 127.5) / 74) * deviation
  return sharp(noisy, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

function drawLand(below: Below): string {
  const { above, below: horizon, land, sun } = pick(below, hours)
  const turn = below(25) - 12
  const turned = ([hue, ...rest]: Colour): Colour => [hue + turn, ...rest]
  const sky = `<linearGradient id="s" x2="0" y2="1"><stop stop-color="${colour(turned(above))}"/><stop offset=".8" stop-color="${colour(horizon)}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#s)"/>`
  const light = `cx="${20 + below(width - 40)}" cy="${16 + below(50)}" fill="${colour(sun)}"`
  const discs = `<circle ${light} r="${26 + below(10)}" opacity=".18"/><circle ${light} r="${9 + below(6)}" opacity=".9"/>`
  const clouds = repeat(3, () => cloud(below, colour(horizon, 8)))
  const ridges = [0, 1, 2, 3].map((layer) => {
    const tone = colour(turned(land), 26 - layer * 9)
    const line = ridgeLine(below, 62 + layer * 26, 16 - layer * 2)
    const hill = `<path d="M0 ${height}V${line(0)}${repeat(width / 4, (n) => `L${n * 4 + 4} ${line(n * 4 + 4)}`)}V${height}z" fill="${tone}"/>`
    const things =
      layer === 0 ? '' : repeat(1 + below(3), () => thing(below, line, turned(land), layer))
    return hill + things
  })
  return sky + discs + clouds + ridges.join('')
}

const repeat = (count: number, draw: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => draw(n)).join('')

function ridgeLine(below: Below, level: number, swing: number): (x: number) => number {
  const waves = [0, 1, 2].map((n) => ({
    length: (40 + below(50)) / (n + 1),
    shift: below(628) / 100,
    height: swing / (n + 1),
  }))
  return (x) =>
    Math.round(
      10 *
        waves.reduce((y, wave) => y + wave.height * Math.sin(x / wave.length + wave.shift), level),
    ) / 10
}

function cloud(below: Below, fill: string): string {
  const [x, y] = [below(width), 10 + below(42)]
  const puffs = repeat(
    3,
    (n) =>
      `<ellipse cx="${x + n * 13}" cy="${y - below(4)}" rx="${12 + below(8)}" ry="${3 + below(3)}"/>`,
  )
  return `<g fill="${fill}" opacity=".3">${puffs}</g>`
}

/** A house with panels on its roof, or a few trees. */
function thing(below: Below, line: (x: number) => number, land: Colour, layer: number): string {
  const x = 8 + below(width - 50)
  const y = line(x + 12) + 4
  const scale = (0.6 + layer * 0.22).toFixed(2)
  const at = `transform="translate(${x} ${y}) scale(${scale})"`
  if (below(2) === 0)
    return `<g ${at}>${repeat(3, (n) => `<path d="M${n * 9} 0l5-${16 + below(9)} 5 ${20 + below(4)}z" fill="${colour(land, 4 - layer * 8)}"/>`)}</g>`
  const wall = colour([30 + below(20), 24, 84 - below(16)])
  const roof = colour([12 + below(14), 34, 30 + below(14)])
  return `<g ${at}><path d="M2-16h24V4H2z" fill="${wall}"/><path d="M-2-15 8-28h18l6 13z" fill="${roof}"/><path d="M7-17 12-26h12l4 9z" fill="${colour([216, 50, 24])}"/><path d="M7-10h5v6H7zM16-10h5v6h-5z" fill="${colour([42, 84, 72])}"/></g>`
}
