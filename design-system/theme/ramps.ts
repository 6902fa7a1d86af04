import { hexToOklch, type Oklch } from './oklch.ts'

/** Colour mode of the page. */
export const colourModes = ['light', 'dark'] as const
export type ColourMode = (typeof colourModes)[number]

/** Contrast level, by `prefers-contrast`. */
export const contrastLevels = ['standard', 'more'] as const
export type ContrastLevel = (typeof contrastLevels)[number]

/** Twelve steps from page background (1) to high-contrast text (12), as indices 0 to 11. */
export type ColourRamp = readonly Oklch[]

export const colourRampNames = ['brand', 'neutral', 'success', 'info', 'warning', 'danger'] as const
export type ColourRampName = (typeof colourRampNames)[number]

/** Lightness and chroma of the twelve steps in one mode. */
interface Profile {
  readonly l: readonly number[]
  readonly c: readonly number[]
}

// Picked by eye for one green of this chroma; other brands scale the chroma in proportion.
const referenceChroma = 0.1271

const tintedLightness = {
  light: [0.993, 0.978, 0.953, 0.925, 0.889, 0.846, 0.786, 0.62, 0.7086, 0.52, 0.455, 0.285],
  dark: [0.165, 0.195, 0.235, 0.272, 0.308, 0.352, 0.415, 0.505, 0.7086, 0.765, 0.825, 0.945],
} as const

/** Returns `list` with replaced values at some steps (1 to 12). */
const withSteps = (list: readonly number[], steps: Readonly<Record<number, number>>) =>
  list.map((value, index) => steps[index + 1] ?? value)

const profiles: Readonly<
  Record<Exclude<ColourRampName, 'success'>, Readonly<Record<ColourMode, Profile>>>
> = {
  brand: {
    light: {
      l: tintedLightness.light,
      c: [0.006, 0.016, 0.032, 0.05, 0.068, 0.086, 0.108, 0.13, 0.1271, 0.125, 0.108, 0.058],
    },
    dark: {
      l: tintedLightness.dark,
      c: [0.014, 0.02, 0.032, 0.044, 0.054, 0.064, 0.076, 0.092, 0.1271, 0.118, 0.112, 0.05],
    },
  },
  neutral: {
    light: {
      l: [1, 0.982, 0.963, 0.944, 0.922, 0.892, 0.842, 0.715, 0.615, 0.53, 0.455, 0.235],
      c: [0.002, 0.003, 0.004, 0.005, 0.006, 0.007, 0.009, 0.01, 0.011, 0.011, 0.01, 0.008],
    },
    dark: {
      l: [0.158, 0.188, 0.222, 0.252, 0.282, 0.322, 0.382, 0.48, 0.56, 0.65, 0.755, 0.955],
      c: [0.005, 0.006, 0.007, 0.008, 0.009, 0.01, 0.011, 0.012, 0.012, 0.011, 0.009, 0.004],
    },
  },
  info: {
    light: {
      l: withSteps(tintedLightness.light, { 9: 0.575, 10: 0.5, 11: 0.44 }),
      c: [0.005, 0.014, 0.028, 0.046, 0.064, 0.082, 0.104, 0.13, 0.15, 0.15, 0.13, 0.07],
    },
    dark: {
      l: withSteps(tintedLightness.dark, { 9: 0.66, 10: 0.73 }),
      c: [0.016, 0.026, 0.044, 0.06, 0.072, 0.082, 0.096, 0.112, 0.135, 0.12, 0.105, 0.04],
    },
  },
  warning: {
    light: {
      l: withSteps(tintedLightness.light, { 9: 0.8, 10: 0.52, 11: 0.455 }),
      c: [0.008, 0.022, 0.048, 0.075, 0.1, 0.115, 0.125, 0.135, 0.15, 0.11, 0.095, 0.05],
    },
    dark: {
      l: tintedLightness.dark,
      c: [0.012, 0.02, 0.034, 0.046, 0.056, 0.066, 0.08, 0.098, 0.15, 0.14, 0.12, 0.05],
    },
  },
  danger: {
    light: {
      l: withSteps(tintedLightness.light, { 9: 0.575, 10: 0.5, 11: 0.445 }),
      c: [0.005, 0.014, 0.03, 0.05, 0.07, 0.088, 0.112, 0.148, 0.19, 0.195, 0.17, 0.09],
    },
    dark: {
      l: withSteps(tintedLightness.dark, { 9: 0.66, 10: 0.73 }),
      c: [0.016, 0.028, 0.05, 0.068, 0.082, 0.096, 0.116, 0.142, 0.185, 0.165, 0.135, 0.045],
    },
  },
}

/** Hues in degrees and the strength of the tint in all greys. */
export interface GreyTintOptions {
  /** Hue of greys; by default that of the brand. */
  readonly neutralHue?: number
  /** Chroma of greys relative to the default: 0 for none, 1 by default. */
  readonly neutralTint?: number
  /** By default that of the brand if the brand is green, else 145. */
  readonly successHue?: number
  readonly infoHue?: number
  readonly warningHue?: number
  readonly dangerHue?: number
}

/** Surfaces between the steps of the ramp, as lightness and chroma: levels differ by lightness, not by shadow. */
export const surfaceLightnessAndChroma = {
  light: {
    page: [1, 0],
    subtle: [0.9741, 0.003],
    tile: [0.9651, 0.003],
    raised: [1, 0],
    lift: [1, 0],
  },
  dark: {
    page: [0.1558, 0.003],
    subtle: [0.177, 0.005],
    tile: [0.204, 0.005],
    raised: [0.233, 0.007],
    lift: [0.3511, 0.012],
  },
} as const satisfies Record<ColourMode, Record<string, readonly [l: number, c: number]>>

/** Lines, overlays and shadows, drawn on surfaces with low opacity. */
export const overlayLightnessAndChroma = {
  ink: { light: [0.2286, 0.0256], dark: [0.9554, 0.0234] },
  shade: { light: [0.194, 0.0264], dark: [0, 0] },
} as const satisfies Record<string, Record<ColourMode, readonly [l: number, c: number]>>

/** Returns a tinted grey of the theme. */
export const createTintedGrey = (
  [l, c]: readonly [number, number],
  { neutralHue, neutralTint = 1 }: GreyTintOptions,
  brand: Oklch,
): Oklch => ({ l, c: c * neutralTint, h: neutralHue ?? brand.h })

/** Creates all ramps of a theme in one mode, before they are adjusted for contrast. */
export function createColourRamps(
  hex: string,
  tints: GreyTintOptions,
  mode: ColourMode,
): Record<ColourRampName, ColourRamp> {
  const brand = hexToOklch(hex)
  const ramp = (name: Exclude<ColourRampName, 'success'>, hue: number, share = 1): ColourRamp => {
    const { l, c } = profiles[name][mode]
    return l.map((lightness, step) => ({ l: lightness, c: (c[step] ?? 0) * share, h: hue }))
  }
  const isGreen = brand.c > 0.06 && brand.h > 120 && brand.h < 165
  const brandRamp = anchorBrand(
    ramp('brand', brand.h, Math.min(1.6, brand.c / referenceChroma)),
    brand,
    mode,
  )
  return {
    brand: brandRamp,
    neutral: ramp('neutral', tints.neutralHue ?? brand.h, tints.neutralTint),
    success:
      tints.successHue === undefined && isGreen
        ? brandRamp
        : ramp('brand', tints.successHue ?? 145),
    info: ramp('info', tints.infoHue ?? 250),
    warning: ramp('warning', tints.warningHue ?? 75),
    danger: ramp('danger', tints.dangerHue ?? 25),
  }
}

/** Sets step 9 to the brand colour and moves the text steps beyond it, for any lightness of the brand. */
function anchorBrand(ramp: ColourRamp, brand: Oklch, mode: ColourMode): ColourRamp {
  const away = mode === 'light' ? -0.06 : 0.05
  const beyond = (l: number, from: number) =>
    mode === 'light' ? Math.max(0.1, Math.min(l, from)) : Math.min(0.98, Math.max(l, from))
  let last = brand.l
  return ramp.map((color, index) => {
    if (index === 8) return brand
    if (index < 8) return color
    last = beyond(color.l, last + away)
    return { ...color, l: last }
  })
}
