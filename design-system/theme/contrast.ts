type Channels = readonly [number, number, number]

const parse = (color: string): { channels: Channels; opacity: number } => {
  const hex = /^#(..)(..)(..)$/.exec(color)
  if (hex) {
    const [r, g, b] = hex.slice(1).map((pair) => Number.parseInt(pair, 16))
    return { channels: [r ?? 0, g ?? 0, b ?? 0], opacity: 1 }
  }
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

const over = (front: string, back: string): Channels => {
  const { channels, opacity } = parse(front)
  const ground = parse(back).channels
  const mix = (i: 0 | 1 | 2) => channels[i] * opacity + ground[i] * (1 - opacity)
  return [mix(0), mix(1), mix(2)]
}

const luminance = (channels: Channels) => {
  const linear = (i: 0 | 1 | 2) => {
    const part = channels[i] / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2)
}

/** WCAG contrast ratio of a colour on an opaque ground, 1 to 21. */
export const contrast = (color: string, ground: string): number => {
  const one = luminance(over(color, ground))
  const other = luminance(parse(ground).channels)
  const [light, dark] = one > other ? [one, other] : [other, one]
  return (light + 0.05) / (dark + 0.05)
}
