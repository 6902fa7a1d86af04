import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { decodePictureManifest } from '#data/content/pictures.ts'
import { type ShareImage, shareImageSize } from '#data/pages/shareImages.ts'
import {
  documentFontFiles,
  type SubsetFonts,
  subsetDocumentFonts,
} from './documents/typesetting/fonts.ts'
import { createPictureFileFinder } from './documents/pictures.ts'
import {
  getShareImageBackground,
  drawShareImageSvg,
  type ShareImageLayout,
  shareImageProductArea,
} from './share/card.ts'

interface DrawingOptions {
  /** Absolute path of the project root. */
  readonly top: string
  /** Share images by URL path. */
  readonly images: ReadonlyMap<string, ShareImage>
  /** Name of the brand. */
  readonly name: string
  /** Called after every rendered image with the number of finished and of all images to render. */
  readonly onProgress?: (done: number, all: number) => void
  /** URL path of the only image to render. */
  readonly only?: string
}

interface ShareImagesOptions extends DrawingOptions {
  /** Folder of the served files. */
  readonly client: string
}

const concurrency = 3
/** Maximum file size that messengers load automatically. */
const maxBytes = 100_000

/** Renders missing share images and copies all of them to the served folder. */
export async function writeShareImages(
  options: ShareImagesOptions,
): Promise<{ made: number; all: number }> {
  const { client } = options
  const { made, files } = await drawShareImages(options)
  rmSync(join(client, 'share'), { recursive: true, force: true })
  for (const [address, file] of files) {
    mkdirSync(dirname(join(client, address)), { recursive: true })
    copyFileSync(file, join(client, address))
  }
  return { made, all: files.size }
}

/** Renders missing share images; returns their number and the cached files by URL path. */
export async function drawShareImages({
  top,
  images,
  name,
  onProgress,
  only,
}: DrawingOptions): Promise<{ made: number; files: ReadonlyMap<string, string> }> {
  const cache = join(top, '.cache/share')
  mkdirSync(cache, { recursive: true })
  const renderer = rendererDigest()
  const drawer = new ShareImageRenderer(top, name)
  const jobs = [...images].map(([address, image]) => {
    const all = JSON.stringify([renderer, name, image, drawer.fileOf(image)])
    const key = createHash('sha256').update(all).digest('hex').slice(0, 32)
    return { address, image, cachedFile: join(cache, `${key}.jpg`) }
  })
  const missing = jobs.filter(
    ({ address, cachedFile }) => (only ?? address) === address && !existsSync(cachedFile),
  )
  if (missing.length > 0) {
    // Of all images, so that the fonts do not depend on the rendered ones: with few characters fontkit fails at a blank
    // one.
    const characters = [name, ...jobs.flatMap(({ image }) => [image.title, image.over])].join('')
    const fonts = await subsetDocumentFonts(characters, join(cache, 'fonts'))
    const queue = missing.values()
    let done = 0
    const work = async () => {
      for (const { image, cachedFile } of queue) {
        // Another process may render the same image.
        const temporaryFile = `${cachedFile}.${process.pid}`
        writeFileSync(temporaryFile, await drawer.draw(image, fonts))
        renameSync(temporaryFile, cachedFile)
        onProgress?.(++done, missing.length)
      }
    }
    await Promise.all(Array.from({ length: concurrency }, work))
  }
  return {
    made: missing.length,
    files: new Map(jobs.map(({ address, cachedFile }) => [address, cachedFile])),
  }
}

/** Digest of the renderer: code and fonts. */
function rendererDigest(): string {
  const digest = createHash('sha256')
  const files = globSync(['shareImages.ts', 'share/*.ts', 'documents/typesetting/*.ts'], {
    cwd: import.meta.dirname,
  })
  for (const file of files.toSorted()) digest.update(readFileSync(join(import.meta.dirname, file)))
  for (const file of documentFontFiles) digest.update(readFileSync(file))
  return digest.digest('hex')
}

/** Renders share images; backgrounds are cached. */
export class ShareImageRenderer {
  readonly #pictures
  readonly #file
  readonly #name
  readonly #grounds = new Map<string, Promise<Buffer>>()

  constructor(top: string, name: string) {
    this.#pictures = decodePictureManifest(
      JSON.parse(readFileSync(join(top, 'pages-config/pictures.json'), 'utf8')),
    )
    this.#file = createPictureFileFinder(top)
    this.#name = name
  }

  /** Returns the file of the picture, whose name is content-hashed. */
  fileOf({ picture }: ShareImage): string | undefined {
    return picture === undefined ? undefined : this.#file(picture, shareImageSize.width)
  }

  #kindOf({ picture }: ShareImage): ShareImageLayout {
    if (picture === undefined) return 'mark'
    return this.#pictures[picture]?.transparent ? 'product' : 'photograph'
  }

  async draw(image: ShareImage, fonts: SubsetFonts): Promise<Buffer> {
    const kind = this.#kindOf(image)
    const overlay = Buffer.from(drawShareImageSvg(image, kind, this.#name, fonts))
    const { width, height } = shareImageSize
    const background = await this.#ground(image, kind)
    const card = sharp(background, { raw: { width, height, channels: 3 } }).composite([
      { input: overlay },
    ])
    const encoded = (quality: number) =>
      card.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    const highQuality = await encoded(84)
    return highQuality.length <= maxBytes ? highQuality : encoded(70)
  }

  #ground(image: ShareImage, kind: ShareImageLayout): Promise<Buffer> {
    const key = image.picture ?? ''
    const cached = this.#grounds.get(key) ?? this.#makeGround(image, kind)
    this.#grounds.set(key, cached)
    return cached
  }

  async #makeGround(image: ShareImage, kind: ShareImageLayout): Promise<Buffer> {
    const file = this.fileOf(image)
    const plain = sharp({
      create: { ...shareImageSize, channels: 3, background: getShareImageBackground(kind) },
    })
    if (file === undefined) return plain.raw().toBuffer()
    if (kind === 'photograph')
      return sharp(file)
        .resize({ ...shareImageSize, fit: 'cover', position: 'right' })
        .removeAlpha()
        .raw()
        .toBuffer()
    const { left, top, width, height } = shareImageProductArea
    const product = await sharp(file)
      .trim({ threshold: 1 })
      .resize({ width, height, fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
    return plain
      .composite([{ input: product, left, top }])
      .removeAlpha()
      .raw()
      .toBuffer()
  }
}
