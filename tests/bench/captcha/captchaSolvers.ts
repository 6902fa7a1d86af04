import sharp from 'sharp'
import type { CaptchaPuzzle } from '#server/captcha/puzzlePictures.ts'

/** Pixels of a picture, of twice the resolution of positions. */
interface Picture {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** A found position of the left and upper edge of a piece, in CSS pixels. */
export interface PuzzlePiecePosition {
  readonly x: number
  readonly y: number
}

const read = async (url: string): Promise<Picture> => {
  const { data, info } = await sharp(Buffer.from(url.split(',')[1] ?? '', 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
const at = ({ data, width }: Picture, x: number, y: number, channel: number): number =>
  data[(y * width + x) * 4 + channel] ?? 0

/** Opaque points of a piece inside of its outline, with their colours. */
function samplesOf(piece: Picture, step: number) {
  const samples: { readonly x: number; readonly y: number; readonly colour: number[] }[] = []
  for (let y = 8; y < piece.height - 8; y += step)
    for (let x = 8; x < piece.width - 8; x += step)
      if ([-7, 0, 7].every((by) => at(piece, x + by, y, 3) > 250 && at(piece, x, y + by, 3) > 250))
        samples.push({ x, y, colour: [0, 1, 2].map((channel) => at(piece, x, y, channel)) })
  return samples
}

/** Finds the position where a piece at half its brightness differs least from the scene, on plausible rows. */
function match(scene: Picture, piece: Picture, rows: readonly number[]): PuzzlePiecePosition {
  const samples = samplesOf(piece, 7)
  let best = { x: 0, y: 0, misfit: Number.POSITIVE_INFINITY }
  for (const y of rows)
    for (let x = 4; x <= 226; x++) {
      let misfit = 0
      for (const { x: left, y: top, colour } of samples) {
        for (const [channel, value] of colour.entries())
          misfit += Math.abs(value / 2 - at(scene, 2 * x + left, 2 * y + top, channel))
        if (misfit >= best.misfit) break
      }
      if (misfit < best.misfit) best = { x, y, misfit }
    }
  return best
}

const allRows = Array.from({ length: 103 }, (_, n) => n + 4)

/** Slides the piece to the position where its pixels match. */
export async function findSlidePositionByPixels({ scene, piece, places }: CaptchaPuzzle) {
  return match(await read(scene), await read(piece), [places.y])
}

/** Searches the piece for clicks by its pixels. */
export async function findClickPositionByPixels({ scene, clickPiece }: CaptchaPuzzle) {
  return match(await read(scene), await read(clickPiece), allRows)
}

/** Searches the hole of the piece for clicks by its outline: the white lines of the scene, turned and enlarged. */
export async function findClickPositionByOutline({
  scene,
  clickPiece,
}: CaptchaPuzzle): Promise<PuzzlePiecePosition> {
  const [picture, piece] = [await read(scene), await read(clickPiece)]
  const isLine = (x: number, y: number) =>
    [0, 1, 2].every((channel) => at(picture, x, y, channel) > 185)
  // Half the resolution suffices, and an outline may deviate by a pixel.
  const [width, height] = [picture.width / 2, picture.height / 2]
  const lines = new Uint8Array(width * height)
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++)
      if (isLine(2 * x, 2 * y) || isLine(2 * x + 1, 2 * y) || isLine(2 * x, 2 * y + 1))
        for (const by of [-1, 0, 1]) {
          lines[y * width + x + by] = 1
          lines[(y + by) * width + x] = 1
        }
  const middle = piece.width / 2
  const outline: (readonly [number, number])[] = []
  for (let y = 2; y < piece.height - 2; y += 3)
    for (let x = 2; x < piece.width - 2; x += 3)
      if (
        at(piece, x, y, 3) > 128 &&
        [-2, 2].some((by) => at(piece, x + by, y, 3) < 128 || at(piece, x, y + by, 3) < 128)
      )
        outline.push([(x - middle) / 2, (y - middle) / 2])
  let best = { x: 0, y: 0, found: 0 }
  for (let angle = -44; angle <= 44; angle += 4)
    for (const scale of [1.2, 1.27, 1.33]) {
      const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
      const points = outline.map(
        ([x, y]) =>
          [
            Math.round(scale * (x * cos - y * sin) + 25),
            Math.round(scale * (x * sin + y * cos) + 25),
          ] as const,
      )
      for (let y = 4; y <= 106; y += 2)
        for (let x = 4; x <= 226; x += 2) {
          let found = 0
          for (const [left, top] of points) found += lines[(y + top) * width + x + left] ?? 0
          if (found / points.length > best.found) best = { x, y, found: found / points.length }
        }
    }
  return best
}
