import sharp from 'sharp'
import { createPictureRecipes, encodePicture } from './encodePicture.ts'
import type { PixelBox } from './cutout.ts'

/** Most pixels of an uploaded picture: a small file may decode to a huge picture. */
const mostPixels = 60_000_000

const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp'])

/** Picture that an author uploads. */
export interface PictureUpload {
  readonly name: string
  readonly bytes: Uint8Array
  /** Width by height of the crop; undefined for the whole picture. */
  readonly ratio?: number | undefined
  /** Point that the crop keeps in its middle, from 0 to 1. */
  readonly focus: { readonly x: number; readonly y: number }
}

/** Encodes an uploaded picture by the recipe of photographs, or returns the error. */
export async function encodeUploadedPicture({ name, bytes, ratio, focus }: PictureUpload) {
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  const source = await sharp(bytes, options)
    .metadata()
    .catch(() => undefined)
  if (!source || !formats.has(source.format))
    return { problem: 'It is not a JPEG, PNG or WebP picture.' }
  if (source.width * source.height > mostPixels)
    return { problem: `It has more than ${mostPixels / 1_000_000} million pixels.` }
  if ((source.pages ?? 1) > 1) return { problem: 'It is animated.' }
  const isOpaque = !source.hasAlpha || (await sharp(bytes, options).stats()).isOpaque
  const upright = sharp(bytes, options).autoOrient()
  const master = await (isOpaque ? upright.removeAlpha() : upright)
    .png()
    .toBuffer()
    .catch(() => undefined)
  if (!master) return { problem: 'It is damaged.' }
  const size = await sharp(master).metadata()
  const crop = ratio === undefined ? undefined : cropAroundPoint(size, ratio, focus)
  const [recipe] = createPictureRecipes(name, { ...(crop ?? size), hasAlpha: !isOpaque })
  const width = crop?.width ?? size.width
  const least = recipe?.widths[0] ?? 0
  if (!recipe || width < least)
    return { problem: `It is ${width} px wide: make it at least ${least} px wide.` }
  return encodePicture(master, { ...recipe, ...(crop && { crop }) })
}

/** Returns the largest box of a ratio within a picture whose middle is as close to a point as possible. */
export function cropAroundPoint(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
  { x, y }: PictureUpload['focus'],
): PixelBox {
  const box = {
    width: Math.min(width, Math.round(height * ratio)),
    height: Math.min(height, Math.round(width / ratio)),
  }
  const start = (middle: number, length: number, all: number) =>
    Math.round(Math.min(Math.max(middle * all - length / 2, 0), all - length))
  return { left: start(x, box.width, width), top: start(y, box.height, height), ...box }
}
