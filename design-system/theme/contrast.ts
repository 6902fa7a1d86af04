import { parseHex, computeRelativeLuminance } from './oklch.ts'

type Channels = readonly [number, number, number]

function parse(color: string): { channels: Channels; opacity: number } {
  if (color.startsWith('#')) return { channels: parseHex(color), opacity: 1 }
  const [r, g, b, a, ...rest] = (color.match(/[\d.]+/g) ?? []).map(Number)
  if (
    !color.startsWith('rgb(') ||
    r === undefined ||
    g === undefined ||
    b === undefined ||
    rest.length
  )
    throw new Error(`Not a colour in #rrggbb or rgb() notation: ${color}`)
  return { channels: [r, g, b], opacity: a ?? 1 }
}

const blend = (front: string, back: Channels): Channels => {
  const { channels, opacity } = parse(front)
  const mix = (i: 0 | 1 | 2) => channels[i] * opacity + back[i] * (1 - opacity)
  return [mix(0), mix(1), mix(2)]
}

/** Computes the WCAG contrast ratio of two relative luminances, 1 to 21. */
export const computeContrastOfLuminances = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)

/** Computes the relative luminance of an opaque background, if given under a translucent overlay. */
export const computeBackgroundLuminance = (ground: string, overlay?: string): number => {
  const { channels } = parse(ground)
  return computeRelativeLuminance(overlay ? blend(overlay, channels) : channels)
}

/** Computes the WCAG contrast ratio of a colour on an opaque background, 1 to 21; `overlay` is a translucent colour between the two. */
export function computeContrastRatio(color: string, ground: string, overlay?: string): number {
  const background = overlay ? blend(overlay, parse(ground).channels) : parse(ground).channels
  return computeContrastOfLuminances(
    computeRelativeLuminance(blend(color, background)),
    computeRelativeLuminance(background),
  )
}
