/** A colour in OKLCH: lightness 0 to 1, chroma from 0 (grey), hue in degrees. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

export type ColourChannels = readonly [number, number, number]

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** Parses `#rrggbb` to channels of 0 to 255. */
export function parseHex(hex: string): ColourChannels {
  if (!/^#[\da-f]{6}$/i.test(hex))
    throw new Error(`"${hex}" is not a colour: write it as # and six hexadecimal digits.`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** Computes the relative luminance of channels of 0 to 255 (WCAG 2.2). */
export function computeRelativeLuminance([r, g, b]: ColourChannels): number {
  return 0.2126 * toLinear(r / 255) + 0.7152 * toLinear(g / 255) + 0.0722 * toLinear(b / 255)
}

/** Converts `#rrggbb` to linear sRGB channels of 0 to 1. */
export function hexToLinear(hex: string): ColourChannels {
  const [r, g, b] = parseHex(hex)
  return [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]
}

/** Converts linear sRGB to Oklab (lightness, green to red, blue to yellow), with the matrices of Björn Ottosson. */
export function linearToOklab([r, g, b]: ColourChannels): ColourChannels {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

/** Converts `#rrggbb` to OKLCH. */
export function hexToOklch(hex: string): Oklch {
  const [l, a, b] = linearToOklab(hexToLinear(hex))
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI }
}

function toLinearRgb({ l: lightness, c, h }: Oklch): ColourChannels {
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

const isInGamut = (color: Oklch) =>
  toLinearRgb(color).every((channel) => channel >= -0.000_01 && channel <= 1.000_01)

/** Reduces the chroma until the colour is in the sRGB gamut; lightness and hue are unchanged. */
function clampChroma(color: Oklch): Oklch {
  if (isInGamut(color)) return color
  let [minimum, maximum] = [0, color.c]
  for (let i = 0; i < 24; i++) {
    const c = (minimum + maximum) / 2
    if (isInGamut({ ...color, c })) minimum = c
    else maximum = c
  }
  return { ...color, c: minimum }
}

/** Converts to sRGB channels of 0 to 255, rounded. */
export function oklchToChannels(color: Oklch): ColourChannels {
  const l = Math.min(1, Math.max(0, color.l))
  const [r, g, b] = toLinearRgb(clampChroma({ ...color, l }))
  const round = (channel: number) => Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255)
  return [round(r), round(g), round(b)]
}

/** Formats channels of 0 to 255 as `#rrggbb`. */
export const channelsToHex = (channels: ColourChannels): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`

/** Converts to `#rrggbb`. */
export const oklchToHex = (color: Oklch): string => channelsToHex(oklchToChannels(color))
