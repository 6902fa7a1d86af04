import { channelsOf, luminance } from './oklch.ts'

type Channels = readonly [number, number, number]

function parse(color: string): { channels: Channels; opacity: number } {
  if (color.startsWith('#')) return { channels: channelsOf(color), opacity: 1 }
  const [r, g, b, a, ...rest] = (color.match(/[\d.]+/g) ?? []).map(Number)
  if (
    !color.startsWith('rgb(') ||
    r === undefined ||
    g === undefined ||
    b === undefined ||
    rest.length
  )
    throw new Error(`Not a colour this can measure: ${color}`)
  return { channels: [r, g, b], opacity: a ?? 1 }
}

const lay = (front: string, ground: Channels): Channels => {
  const { channels, opacity } = parse(front)
  const mix = (i: 0 | 1 | 2) => channels[i] * opacity + ground[i] * (1 - opacity)
  return [mix(0), mix(1), mix(2)]
}

/**
 * WCAG contrast ratio of a colour on an opaque ground, 1 to 21; `wash` is a translucent colour between the two.
 */
export function contrast(color: string, ground: string, wash?: string): number {
  const below = wash ? lay(wash, parse(ground).channels) : parse(ground).channels
  const one = luminance(lay(color, below))
  const other = luminance(below)
  const [light, dark] = one > other ? [one, other] : [other, one]
  return (light + 0.05) / (dark + 0.05)
}
