import { createHash } from 'node:crypto'
import sharp, { type Metadata, type Sharp } from 'sharp'
import type { PictureManifestEntry, EncodedPictureFile } from '#data/content/pictures.ts'
import {
  type PixelBox,
  cropTransparentPicture,
  findOpaqueBox,
  createSquareBoxAround,
} from './cutout.ts'

/** Picture to create from a master. */
export interface PictureRecipe {
  /** Name of the picture. */
  readonly name: string
  /** Widths in px; those larger than the picture are skipped. */
  readonly widths: readonly number[]
  /** Crop of the master; defaults to the whole. `tile` is a square around a product. */
  readonly crop?: PixelBox | 'tile'
  /** Region of one object in a master with several. */
  readonly of?: PixelBox
  /** Picture that this one is a crop or another view of. */
  readonly motif?: string
  /** Keeps the position of every pixel, for pictures that are layered. */
  readonly exact?: boolean
}

/** Crops of scenes for upright cards (4:5). */
const crops: Readonly<Record<string, readonly (readonly [name: string, crop: PixelBox])[]>> = {
  yard: [['yard-card', { left: 40, top: 0, width: 864, height: 1080 }]],
  field: [['field-card', { left: 520, top: 0, width: 864, height: 1080 }]],
  'carport-portrait': [['carport-card', { left: 0, top: 570, width: 1080, height: 1350 }]],
}

/** Masters that show the motif of another one: upright for phones. */
const views: Readonly<Record<string, string>> = {
  'house-portrait': 'house',
  'house-garden-portrait': 'house-garden',
  'carport-portrait': 'carport',
}

/** Objects that share one master, with their regions. */
const parts: Readonly<Record<string, readonly (readonly [name: string, of: PixelBox])[]>> = {
  loggers: [
    ['logger-wifi-tile', { left: 0, top: 0, width: 400, height: 1080 }],
    ['logger-lan-tile', { left: 400, top: 0, width: 270, height: 1080 }],
    ['logger-4g-tile', { left: 670, top: 0, width: 410, height: 1080 }],
  ],
}

const wide = [640, 960, 1440, 1920]
// Full-bleed on phones: 390 px at 2x density.
const portrait = [480, 780, 1080]
const upright = [480, 720, 864, 1080]
const product = [320, 480, 720, 1080, 1440]
const tile = [320, 480, 720]
const part = [280, 560, 840]

/** Version of the encoder; increase it to encode all pictures again. */
const encoderVersion = 1

/** Returns the recipes of the pictures to create from a master. */
export function createPictureRecipes(
  master: string,
  { width, height, hasAlpha }: Pick<Metadata, 'width' | 'height' | 'hasAlpha'>,
): PictureRecipe[] {
  if (!hasAlpha)
    return [
      { name: master, widths: width > height ? wide : portrait, ...motifOf(views[master]) },
      ...(crops[master] ?? []).map(([name, crop]) => ({
        name,
        crop,
        widths: upright,
        motif: views[master] ?? master,
      })),
    ]
  if (master.startsWith('part-')) return [{ name: master, widths: part, exact: true }]
  const light = master.replace(/-dark$/, '')
  const isDark = light !== master
  return [
    { name: master, widths: product, ...motifOf(isDark ? light : undefined) },
    { name: `${master}-tile`, widths: tile, crop: 'tile', motif: light },
    // Parts are objects of their own.
    ...(parts[light] ?? []).map(([name, of]) => ({
      name: isDark ? name.replace(/-tile$/, '-dark-tile') : name,
      of,
      widths: tile,
      crop: 'tile' as const,
      ...motifOf(isDark ? name : undefined),
    })),
  ]
}

const motifOf = (motif: string | undefined) => (motif === undefined ? {} : { motif })

/** Digest of everything that the files of a recipe depend on. */
export function createPictureSourceDigest(master: Buffer, recipe: PictureRecipe): string {
  const encoding = { ...recipe, motif: undefined }
  return computeShortSha256Digest(
    Buffer.concat([master, Buffer.from(JSON.stringify([encoderVersion, encoding]))]),
    16,
  )
}

/** First digits of a SHA-256 digest. */
export const computeShortSha256Digest = (bytes: Buffer, digits: number): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, digits)

/** Encodes a picture; returns its entry for `pictures.json` and the bytes by file name. */
export async function encodePicture(master: Buffer, recipe: PictureRecipe) {
  const { image, width, height, transparent } = await frameOf(master, recipe)
  const widths = recipe.widths.filter((size) => size <= width)
  const widest = widths.at(-1)
  if (widest === undefined) throw new Error(`${recipe.name}: its master is too narrow`)
  const files = new Map<string, Buffer>()
  const encode = async (format: 'avif' | 'webp') => {
    const renditions: EncodedPictureFile[] = []
    for (const size of widths) {
      const resized = image
        .clone()
        .resize(size, Math.round((height * size) / width), { fit: 'fill' })
      const bytes = await (
        format === 'webp'
          ? resized.webp({ quality: 80, effort: 6 })
          : transparent
            ? resized.avif({ quality: 60, effort: 6 })
            : // Gradients of the sky show banding with 8 bits.
              resized.toColourspace('rgb16').avif({ quality: 55, effort: 6, bitdepth: 10 })
      ).toBuffer()
      const file = `${recipe.name}-${size}.${computeShortSha256Digest(bytes, 8)}.${format}`
      files.set(file, bytes)
      renditions.push({ width: size, file })
    }
    const [first, ...others] = renditions
    if (!first) throw new Error(`${recipe.name}: no widths`)
    return [first, ...others] as const
  }
  const entry: PictureManifestEntry = {
    source: createPictureSourceDigest(master, recipe),
    ...(recipe.motif !== undefined && { master: recipe.motif }),
    width: widest,
    height: Math.round((height * widest) / width),
    transparent,
    avif: await encode('avif'),
    webp: await encode('webp'),
    ...(!transparent && { placeholder: await placeholderOf(image) }),
  }
  return { entry, files }
}

/** Width in px of the fade at the left and right side of a region, less than the distance between these and the object. */
const shadowFade = 26

/** Makes everything outside a region transparent, and lets a shadow end softly at its sides. */
function maskRegion(data: Buffer, width: number, { left, top, ...size }: PixelBox): Buffer {
  const kept = Buffer.alloc(data.length)
  for (let y = top; y < top + size.height; y++) {
    const start = (y * width + left) * 4
    data.copy(kept, start, start, start + size.width * 4)
    for (let at = 0; at < shadowFade; at++)
      for (const x of [at, size.width - 1 - at]) {
        const alpha = start + x * 4 + 3
        kept.writeUInt8(Math.round((kept.readUInt8(alpha) * at) / shadowFade), alpha)
      }
  }
  return kept
}

async function frameOf(master: Buffer, { crop, of, exact }: PictureRecipe) {
  const { width, height, hasAlpha: transparent } = await sharp(master).metadata()
  const whole = { left: 0, top: 0, width, height }
  if (!transparent || exact) {
    const box = crop && crop !== 'tile' ? crop : whole
    return { image: sharp(master).extract(box), width: box.width, height: box.height, transparent }
  }
  const { data } = await sharp(master).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = { data: of ? maskRegion(data, width, of) : data, width, height }
  const frame = crop === 'tile' ? createSquareBoxAround(findOpaqueBox(pixels)) : (crop ?? whole)
  return {
    image: cropTransparentPicture(pixels, frame),
    width: frame.width,
    height: frame.height,
    transparent,
  }
}

async function placeholderOf(image: Sharp): Promise<[string, string, string]> {
  const pixels = await image.clone().resize(1, 3, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const colour = (row: number) => `#${pixels.subarray(row * 3, row * 3 + 3).toString('hex')}`
  return [colour(0), colour(1), colour(2)]
}
