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
import { decodePictures } from '#data/pictures.ts'
import { type ShareImage, shareSize } from '#data/shareImages.ts'
import { fontFiles, type Fonts, makeFonts } from './documents/fonts.ts'
import { pictureFiles } from './documents/pictures.ts'
import { cardGround, drawCard, type Kind, productPlace } from './share/card.ts'

interface DrawingOptions {
  /** Absolute path of the project. */
  readonly top: string
  /** Pictures by their address. */
  readonly images: ReadonlyMap<string, ShareImage>
  /** The brand. */
  readonly name: string
  /** Told after every picture that is drawn: how many are done, of how many. */
  readonly onProgress?: (done: number, all: number) => void
}

interface ShareImagesOptions extends DrawingOptions {
  /** Folder of what browsers are sent. */
  readonly client: string
}

const atOnce = 3
/** What messengers load without asking. */
const mostBytes = 100_000

/** Draws the pictures that are not kept yet and puts all of them where browsers get them. */
export async function shareImages(
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

/** Draws the pictures that are not kept yet; says how many, and where each one is kept. */
export async function drawShareImages({
  top,
  images,
  name,
  onProgress,
}: DrawingOptions): Promise<{ made: number; files: ReadonlyMap<string, string> }> {
  const cache = join(top, '.cache/share')
  mkdirSync(cache, { recursive: true })
  const maker = makerDigest()
  const drawer = new Drawer(top, name)
  const jobs = [...images].map(([address, image]) => {
    const all = JSON.stringify([maker, name, image, drawer.fileOf(image)])
    const key = createHash('sha256').update(all).digest('hex').slice(0, 32)
    return { address, image, kept: join(cache, `${key}.jpg`) }
  })
  const missing = jobs.filter(({ kept }) => !existsSync(kept))
  if (missing.length > 0) {
    const characters = [name, ...jobs.flatMap(({ image }) => [image.title, image.over])].join('')
    const fonts = await makeFonts(characters, join(cache, 'fonts'))
    const queue = missing.values()
    let done = 0
    const work = async () => {
      for (const { image, kept } of queue) {
        writeFileSync(`${kept}.new`, await drawer.draw(image, fonts))
        renameSync(`${kept}.new`, kept)
        onProgress?.(++done, missing.length)
      }
    }
    await Promise.all(Array.from({ length: atOnce }, work))
  }
  return {
    made: missing.length,
    files: new Map(jobs.map(({ address, kept }) => [address, kept])),
  }
}

/** Digest of what makes every picture: code and fonts. */
function makerDigest(): string {
  const digest = createHash('sha256')
  const files = globSync(['shareImages.ts', 'share/*.ts', 'documents/{fonts,lines}.ts'], {
    cwd: import.meta.dirname,
  })
  for (const file of files.toSorted()) digest.update(readFileSync(join(import.meta.dirname, file)))
  for (const file of fontFiles) digest.update(readFileSync(file))
  return digest.digest('hex')
}

/** Draws pictures; what lies under the words is made ready once. */
export class Drawer {
  readonly #pictures
  readonly #file
  readonly #name
  readonly #grounds = new Map<string, Promise<Buffer>>()

  constructor(top: string, name: string) {
    this.#pictures = decodePictures(
      JSON.parse(readFileSync(join(top, 'pages-config/pictures.json'), 'utf8')),
    )
    this.#file = pictureFiles(top)
    this.#name = name
  }

  /** File of a picture's ground, whose name changes with its content. */
  fileOf({ picture }: ShareImage): string | undefined {
    return picture === undefined ? undefined : this.#file(picture, shareSize.width)
  }

  #kindOf({ picture }: ShareImage): Kind {
    if (picture === undefined) return 'mark'
    return this.#pictures[picture]?.transparent ? 'product' : 'photograph'
  }

  async draw(image: ShareImage, fonts: Fonts): Promise<Buffer> {
    const kind = this.#kindOf(image)
    const words = Buffer.from(drawCard(image, kind, this.#name, fonts))
    const { width, height } = shareSize
    const under = await this.#ground(image, kind)
    const card = sharp(under, { raw: { width, height, channels: 3 } }).composite([{ input: words }])
    const encoded = (quality: number) =>
      card.clone().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer()
    const fine = await encoded(84)
    return fine.length <= mostBytes ? fine : encoded(70)
  }

  #ground(image: ShareImage, kind: Kind): Promise<Buffer> {
    const key = image.picture ?? ''
    const known = this.#grounds.get(key) ?? this.#makeGround(image, kind)
    this.#grounds.set(key, known)
    return known
  }

  async #makeGround(image: ShareImage, kind: Kind): Promise<Buffer> {
    const file = this.fileOf(image)
    const plain = sharp({
      create: { ...shareSize, channels: 3, background: cardGround(kind) },
    })
    if (file === undefined) return plain.raw().toBuffer()
    if (kind === 'photograph')
      return sharp(file)
        .resize({ ...shareSize, fit: 'cover', position: 'right' })
        .removeAlpha()
        .raw()
        .toBuffer()
    const { left, top, width, height } = productPlace
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
