import sharp, { type Sharp } from 'sharp'

/** Size of a crop in px. */
const size = { width: 480, height: 320 }
/** Part of a picture that is shown before its first difference, in px. */
const margin = { left: 80, top: 120 }

/** Returns the part of a picture around its first difference. */
export async function cropPicture(
  png: Buffer,
  [x, y]: readonly [x: number, y: number],
): Promise<Sharp> {
  const picture = sharp(png, { limitInputPixels: false })
  const { width, height } = await picture.metadata()
  const [wide, high] = [Math.min(size.width, width), Math.min(size.height, height)]
  const left = Math.max(0, Math.min(x - margin.left, width - wide))
  const top = Math.max(0, Math.min(y - margin.top, height - high))
  return picture.extract({ left, top, width: wide, height: high })
}
