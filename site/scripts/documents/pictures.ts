import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { decodePictures } from '#data/pictures.ts'
import { theme } from '#design-system/themes/fern/theme.ts'

/** A picture as documents hold it: opaque, on the ground of tiles. */
export interface Picture {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
}

/** Where the bytes of the pictures lie, by name, at the width closest above one wanted. */
export function pictureFiles(top: string): (name: string, wanted: number) => string {
  const pictures = decodePictures(
    JSON.parse(readFileSync(join(top, 'pages-config/pictures.json'), 'utf8')),
  )
  return (name, wanted) => {
    const webp = pictures[name]?.webp
    const fits = webp?.find(({ width }) => width >= wanted) ?? webp?.at(-1)
    if (fits === undefined) throw new Error(`There is no picture "${name}".`)
    return join(top, 'site/public/pictures', fits.file)
  }
}

/** Lays a picture on the ground of tiles and cuts away what shows nothing around it. */
export async function readPicture(file: string, trim: boolean): Promise<Picture> {
  const background = theme.schemes.light.standard.colours['surface.tile']
  const flat = await sharp(file).flatten({ background }).png({ compressionLevel: 1 }).toBuffer()
  const cut = trim ? sharp(flat).trim({ background, threshold: 6 }) : sharp(flat)
  const { data, info } = await cut
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, width: info.width, height: info.height }
}
