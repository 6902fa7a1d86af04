import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodePictureManifest } from '#data/content/pictures.ts'
import { theme } from '../siteTheme.ts'

/** Opaque picture for documents, on the background colour of tiles. */
export interface PdfPicture {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
}

/** Returns a function that finds the file of a picture with at least the wanted width. */
export function createPictureFileFinder(top: string): (name: string, wanted: number) => string {
  const pictures = decodePictureManifest(
    JSON.parse(readFileSync(join(top, 'pages-config/pictures.json'), 'utf8')),
  )
  return (name, wanted) => {
    const webp = pictures[name]?.webp
    const rendition = webp?.find(({ width }) => width >= wanted) ?? webp?.at(-1)
    if (rendition === undefined) throw new Error(`There is no picture "${name}".`)
    return join(top, 'site/public/pictures', rendition.file)
  }
}

/** Flattens a picture onto the background colour of tiles and optionally trims empty borders. */
export async function loadPictureForPdf(file: string, trim: boolean): Promise<PdfPicture> {
  const background = theme.schemes.light.standard.colours['surface.tile']
  const flattened = await sharp(file)
    .flatten({ background })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const trimmed = trim ? sharp(flattened).trim({ background, threshold: 6 }) : sharp(flattened)
  const { data, info } = await trimmed
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
