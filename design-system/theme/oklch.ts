/** A colour by how it is seen: lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const toLinear = (part: number) =>
  part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
const fromLinear = (part: number) =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055

/** Channels of a colour written `#rrggbb`, 0 to 255. */
export function channelsOf(hex: string): Triple {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex)
  if (!match) throw new Error(`"${hex}" is not a colour: write it as # and six hexadecimal digits.`)
  const [r, g, b] = match.slice(1).map((pair) => Number.parseInt(pair, 16))
  return [r ?? 0, g ?? 0, b ?? 0]
}

/** Relative luminance of channels of 0 to 255 (WCAG 2.2). */
export function luminance([r, g, b]: Triple): number {
  return 0.2126 * toLinear(r / 255) + 0.7152 * toLinear(g / 255) + 0.0722 * toLinear(b / 255)
}

/** Reads `#rrggbb`; matrices of Björn Ottosson's Oklab. */
export function fromHex(hex: string): Oklch {
  const [r, g, b] = channelsOf(hex)
  const [lr, lg, lb] = [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]
  const l = Math.cbrt(0.4122214708 * lr + 0.5363325363 * lg + 0.0514459929 * lb)
  const m = Math.cbrt(0.2119034982 * lr + 0.6806995451 * lg + 0.1073969566 * lb)
  const s = Math.cbrt(0.0883024619 * lr + 0.2817188376 * lg + 0.6299787005 * lb)
  const y = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const z = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(y, z),
    h: (Math.atan2(z, y) * 180) / Math.PI,
  }
}

function toLinearRgb({ l: lightness, c, h }: Oklch): Triple {
  const y = c * Math.cos((h * Math.PI) / 180)
  const z = c * Math.sin((h * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * y + 0.2158037573 * z) ** 3
  const m = (lightness - 0.1055613458 * y - 0.0638541728 * z) ** 3
  const s = (lightness - 0.0894841775 * y - 1.291485548 * z) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (color: Oklch) =>
  toLinearRgb(color).every((part) => part >= -0.000_01 && part <= 1.000_01)

/** The same lightness and hue with as much of the chroma as a screen can show. */
function inGamut(color: Oklch): Oklch {
  if (isShown(color)) return color
  let [least, most] = [0, color.c]
  for (let i = 0; i < 24; i++) {
    const c = (least + most) / 2
    if (isShown({ ...color, c })) least = c
    else most = c
  }
  return { ...color, c: least }
}

/** Channels of 0 to 255, rounded as they are written. */
export function toChannels(color: Oklch): Triple {
  const l = Math.min(1, Math.max(0, color.l))
  const [r, g, b] = toLinearRgb(inGamut({ ...color, l }))
  const round = (part: number) => Math.round(fromLinear(Math.min(1, Math.max(0, part))) * 255)
  return [round(r), round(g), round(b)]
}

/** Channels of 0 to 255 as `#rrggbb`. */
export const written = (channels: Triple): string =>
  `#${channels.map((part) => part.toString(16).padStart(2, '0')).join('')}`

/** Written as `#rrggbb`. */
export const toHex = (color: Oklch): string => written(toChannels(color))
