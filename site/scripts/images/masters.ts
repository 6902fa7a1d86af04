import { parse } from 'node:path'
import sharp from 'sharp'
import { type PictureRecipe, createPictureRecipes } from './encodePicture.ts'

/** Source picture with its encoding recipes, or the problem that prevents encoding. */
export type MasterPicture =
  | { readonly bytes: Buffer; readonly recipes: readonly PictureRecipe[] }
  | { readonly problem: string }

const formats = ['.png', '.jpg', '.jpeg', '.webp']
/** Names of pictures. */
const namePattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Returns true for picture files by extension, including unsupported formats. */
export const isPictureFile = (file: string): boolean =>
  /\.(png|jpe?g|webp|avif|gif|tiff?|heic|bmp|svg)$/i.test(file)

/** Reads a master. Applies the orientation of photographs and removes opaque alpha channels, which would mark a cutout. */
export async function readMasterPicture(file: string, source: Buffer): Promise<MasterPicture> {
  const { name: stem, ext } = parse(file)
  if (!formats.includes(ext.toLowerCase())) return { problem: 'Save it as PNG, JPEG or WebP.' }
  if (!namePattern.test(stem))
    return {
      problem: 'Name it with lower-case letters, digits and hyphens, as pages will name it.',
    }
  const { hasAlpha } = await sharp(source).metadata()
  const isOpaque = hasAlpha && (await sharp(source).stats()).isOpaque
  const isPhotograph = ext.toLowerCase().startsWith('.jp')
  const bytes =
    isOpaque || isPhotograph
      ? await sharp(source).autoOrient().removeAlpha().png().toBuffer()
      : source
  const metadata = await sharp(bytes).metadata()
  const recipes = createPictureRecipes(stem, metadata)
  const minWidth = Math.min(...recipes.flatMap(({ of, widths }) => (of ? [] : widths)))
  return metadata.width < minWidth
    ? { problem: `It is ${metadata.width} px wide: make it at least ${minWidth} px wide.` }
    : { bytes, recipes }
}
