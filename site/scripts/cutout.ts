import sharp, { type Sharp } from 'sharp'

/** A rectangle in px; it may reach beyond the picture, where it is empty. */
export interface Box {
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

/** The smallest rectangle around everything that hides its ground: the thing without its shadow. */
export function solidBox({ data, width, height }: Pixels): Box {
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

/** A square around the thing, so wide that slim and stout things look equally large side by side. */
export function tileBox({ left, top, width, height }: Box): Box {
  const side = Math.round(Math.max(width / 0.8, height / 0.8, Math.sqrt(width * height) / 0.62))
  return {
    left: Math.round(left + (width - side) / 2),
    top: Math.round(top + (height - side) / 2),
    width: side,
    height: side,
  }
}

/** Cuts a frame out of a transparent picture; its shadow runs out before the frame does. */
export function cutout(pixels: Pixels, frame: Box): Sharp {
  const { data, width, height } = pixels
  const solid = solidBox(pixels)
  const across = fade(solid.left, solid.width, frame.left, frame.width, width)
  const down = fade(solid.top, solid.height, frame.top, frame.height, height)
  const out = Buffer.alloc(frame.width * frame.height * 4)
  for (let y = Math.max(0, frame.top); y < Math.min(height, frame.top + frame.height); y++)
    for (let x = Math.max(0, frame.left); x < Math.min(width, frame.left + frame.width); x++) {
      const from = (y * width + x) * 4
      const alpha = data[from + 3] ?? 0
      // Colour noise in almost empty pixels costs ten times the bytes and draws a ragged rim.
      const kept = Math.round(alpha * ramp((alpha - 2) / 24) * across(x) * down(y))
      if (kept === 0) continue
      const to = ((y - frame.top) * frame.width + x - frame.left) * 4
      data.copy(out, to, from, from + 3)
      out[to + 3] = kept
    }
  return sharp(out, { raw: { width: frame.width, height: frame.height, channels: 4 } })
}

/** Strength along one axis: 1 beside the thing, 0 where the frame or the master ends. */
function fade(start: number, length: number, frameStart: number, frameLength: number, end: number) {
  const before = start - Math.max(0, frameStart)
  const after = Math.min(end, frameStart + frameLength) - (start + length)
  return (at: number) => {
    if (at < start) return ramp(1 - (start - at) / before)
    if (at >= start + length) return ramp(1 - (at - start - length + 1) / after)
    return 1
  }
}

/** Smooth step from 0 to 1. */
function ramp(value: number): number {
  const t = Math.min(1, Math.max(0, value))
  return t * t * (3 - 2 * t)
}
