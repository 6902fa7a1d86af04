import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodePictureManifest } from '#data/content/pictures.ts'
import { cropTransparentPicture, findOpaqueBox, createSquareBoxAround } from './images/cutout.ts'
import { computeShortSha256Digest, createPictureRecipes } from './images/encodePicture.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'site/public/pictures')
const pictures = Object.entries(
  decodePictureManifest(
    JSON.parse(await readFile(join(root, 'pages-config/pictures.json'), 'utf8')),
  ),
)

describe('pictures.json and the files it lists', () => {
  it('match exactly', async () => {
    const listed = pictures.flatMap(([, { avif, webp }]) => [...avif, ...webp])
    const names = listed.map(({ file }) => file).toSorted()
    expect(names).toEqual((await readdir(folder)).toSorted())
  })

  it.each(pictures)('%s has the listed digest and dimensions', async (name, entry) => {
    const { avif, webp, width, height, transparent, placeholder } = entry
    expect(placeholder === undefined).toBe(transparent)
    for (const [format, renditions] of Object.entries({ avif, webp })) {
      expect(renditions.at(-1)?.width).toBe(width)
      for (const rendition of renditions) {
        const bytes = await readFile(join(folder, rendition.file))
        const file = `${name}-${rendition.width}.${computeShortSha256Digest(bytes, 8)}.${format}`
        const read = await sharp(bytes).metadata()
        expect(rendition.file).toBe(file)
        expect(read.format === 'heif' ? read.compression : read.format).toBe(
          format === 'avif' ? 'av1' : format,
        )
        expect([read.width, read.hasAlpha]).toEqual([rendition.width, transparent])
        // Heights are listed for the widest file only; those of narrower files are rounded.
        expect(Math.abs(read.height - (height * rendition.width) / width)).toBeLessThanOrEqual(1)
        expect(bytes.length).toBeLessThan(300 * 1024)
      }
    }
  })
})

describe('cutout', () => {
  /** A grey block of 20 x 40 px in the middle of a shadow that fills 100 x 100 px. */
  const pixels = { data: Buffer.alloc(100 * 100 * 4, 90), width: 100, height: 100 }
  for (let y = 30; y < 70; y++)
    for (let x = 40; x < 60; x++) pixels.data[(y * 100 + x) * 4 + 3] = 255
  const box = { left: 40, top: 30, width: 20, height: 40 }

  it('finds the object without its shadow', () => expect(findOpaqueBox(pixels)).toEqual(box))

  it('centres the object in a square', () => {
    expect(createSquareBoxAround(box)).toEqual({ left: 25, top: 25, width: 50, height: 50 })
  })

  it.each([
    ['the whole', { left: 0, top: 0, width: 100, height: 100 }],
    ['a part', { left: 25, top: 25, width: 50, height: 50 }],
    ['more than there is', { left: -20, top: -20, width: 140, height: 140 }],
  ])('fades out the shadow within %s and keeps the object', async (_, frame) => {
    const { data } = await cropTransparentPicture(pixels, frame)
      .raw()
      .toBuffer({ resolveWithObject: true })
    const alpha = (x: number, y: number) =>
      data[((y - frame.top) * frame.width + x - frame.left) * 4 + 3]
    const last = { x: frame.left + frame.width - 1, y: frame.top + frame.height - 1 }
    expect([
      alpha(frame.left, 50),
      alpha(last.x, 50),
      alpha(50, frame.top),
      alpha(50, last.y),
    ]).toEqual([0, 0, 0, 0])
    expect([alpha(40, 30), alpha(59, 69)]).toEqual([255, 255])
    expect(alpha(60, 50)).toBeGreaterThan(80)
  })
})

it('creates cards from scenes and tiles from products', () => {
  const made = (name: string, hasAlpha: boolean) =>
    createPictureRecipes(name, { width: 1920, height: 1080, hasAlpha }).map((recipe) => recipe.name)
  expect(made('yard', false)).toEqual(['yard', 'yard-card'])
  expect(made('plug', true)).toEqual(['plug', 'plug-tile'])
  expect(made('part-foot', true)).toEqual(['part-foot'])
})
