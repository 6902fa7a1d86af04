import sharp, { type Sharp } from 'sharp'

/** Rectangle in px; it may extend beyond the picture. */
export interface PixelBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** RGBA pixels, four bytes each. */
interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

/** Returns the bounding box of opaque pixels: the object without its shadow. */
export function findOpaqueBox({ data, width, height }: Pixels): PixelBox {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 250) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  return { left, top, width: right - left + 1, height: bottom - top + 1 }
}

/** Returns a square around an object, sized so that slim and wide objects look equally large. */
export function createSquareBoxAround({ left, top, width, height }: PixelBox): PixelBox {
  const side = Math.round(Math.max(width / 0.8, height / 0.8, Math.sqrt(width * height) / 0.62))
  return {
    left: Math.round(left + (width - side) / 2),
    top: Math.round(top + (height - side) / 2),
    width: side,
    height: side,
  }
}

/** Crops a transparent picture to a frame; the shadow fades out towards its edges. */
export function cropTransparentPicture(pixels: Pixels, frame: PixelBox): Sharp {
  const { data, width, height } = pixels
  const solid = findOpaqueBox(pixels)
  const fadeX = fade(solid.left, solid.width, frame.left, frame.width, width)
  const fadeY = fade(solid.top, solid.height, frame.top, frame.height, height)
  const out = Buffer.alloc(frame.width * frame.height * 4)
  for (let y = Math.max(0, frame.top); y < Math.min(height, frame.top + frame.height); y++)
    for (let x = Math.max(0, frame.left); x < Math.min(width, frame.left + frame.width); x++) {
      const from = (y * width + x) * 4
      const alpha = data[from + 3] ?? 0
      // Colour noise in almost transparent pixels makes files ten times larger and causes ragged edges.
      const visibleAlpha = Math.round(alpha * smoothStep((alpha - 2) / 24) * fadeX(x) * fadeY(y))
      if (visibleAlpha === 0) continue
      const to = ((y - frame.top) * frame.width + x - frame.left) * 4
      data.copy(out, to, from, from + 3)
      out[to + 3] = visibleAlpha
    }
  return sharp(out, { raw: { width: frame.width, height: frame.height, channels: 4 } })
}

/** Returns the opacity along an axis: 1 at the object, 0 at the edge of the frame or of the master. */
function fade(start: number, length: number, frameStart: number, frameLength: number, end: number) {
  const before = start - Math.max(0, frameStart)
  const after = Math.min(end, frameStart + frameLength) - (start + length)
  return (at: number) => {
    if (at < start) return smoothStep(1 - (start - at) / before)
    if (at >= start + length) return smoothStep(1 - (at - start - length + 1) / after)
    return 1
  }
}

/** Smooth step from 0 to 1. */
function smoothStep(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
