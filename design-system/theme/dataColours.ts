import { adjustLightness } from './adjustLightness.ts'
import {
  computeColourDistance,
  type PerceivedColour,
  simulateColourVision,
  type ColourVision,
  colourVisions,
} from './colourVision.ts'
import { computeLuminance, ratioOfLuminances } from './contrast.ts'
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts'
import type { ColourMode } from './ramps.ts'

/** Colours for series and values of charts, `#rrggbb`. */
export interface DataColours {
  /** Eight colours for series without an order; the first is the brand's, the second a yellow for solar power. */
  readonly categorical: readonly string[]
  /** Seven steps for values from low to high, in the brand's hue. */
  readonly sequential: readonly string[]
  /** Seven steps around a middle: three blue ones, a grey, three orange ones. */
  readonly diverging: readonly string[]
}

export interface DataColourOptions {
  readonly mode: ColourMode
  readonly brand: Oklch
  /** Surfaces that charts are drawn on, `#rrggbb`. */
  readonly surfaces: readonly string[]
  /** Contrast ratio that each colour reaches on each surface. */
  readonly ratio: number
  /** Colours of other marks in charts (lines in the text colour), from which the categorical colours must differ. */
  readonly others: readonly string[]
}

/** Least distance of two categorical colours, for usual vision and for each deficiency, and of neighbouring steps of a scale. */
export const minColourDistances = { usual: 10, deficient: 6, step: 4 } as const

/** Solves the data colours of one mode. */
export const solveDataColours = (options: DataColourOptions): DataColours => ({
  categorical: solveCategorical(options),
  sequential: solveSequence(options, options.brand, 7),
  diverging: solveDiverging(options),
})

interface Candidate {
  readonly hex: string
  readonly color: Oklch
  readonly luminance: number
  readonly perceived: PerceivedColour
}

const candidate = (color: Oklch, hex = oklchToHex(color)): Candidate => ({
  hex,
  color,
  luminance: computeLuminance(hex),
  perceived: simulateColourVision(hex),
})

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

const lightnesses = { light: range(0.31, 0.66, 0.05), dark: range(0.54, 0.84, 0.05) }
// Away from the colour of text, which is nearly black or white.
const brandLightness = { light: [0.36, 0.66], dark: [0.54, 0.84] } as const
// On dark surfaces a darker yellow looks brown.
const leastYellow = { light: 0.36, dark: 0.74 }
const candidates = new Map<ColourMode, readonly Candidate[]>()

/** Returns the colours to choose from: independent of the theme, therefore computed once per mode. */
function candidatesOf(mode: ColourMode): readonly Candidate[] {
  const cached = candidates.get(mode)
  if (cached) return cached
  const all = lightnesses[mode].flatMap((l) =>
    range(0, 345, 15).flatMap((h) => [0.08, 0.15].map((c) => candidate({ l, c, h }))),
  )
  const unique = [...new Map(all.map((one) => [one.hex, one])).values()]
  candidates.set(mode, unique)
  return unique
}

/** Chooses the colours that are farthest from each other for the vision that separates them least. */
function solveCategorical({ mode, brand, surfaces, ratio, others }: DataColourOptions) {
  const luminances = surfaces.map((hex) => computeLuminance(hex))
  const allowed = candidatesOf(mode).filter(({ luminance }) =>
    luminances.every((ground) => ratioOfLuminances(luminance, ground) >= ratio),
  )
  const [darkest, lightest] = brandLightness[mode]
  const l = Math.min(lightest, Math.max(darkest, brand.l))
  const first = candidate(brand, mark({ ...brand, l }, surfaces, ratio))
  const fixed = others.map((hex) => candidate(hexToOklch(hex), hex))
  const everything = [...allowed.keys()]
  const yellows = everything.filter((index) => isYellow(allowed[index], mode))
  const yellow = yellows.length > 0 ? yellows : everything
  // Per slot the distances of all candidates, so that a slot is chosen again without measuring the others.
  const columns = [...fixed, first].map((one) => distances(allowed, one))
  const chosen = [first]
  const choose = (slot: number) => {
    const index = farthest(slot === 1 ? yellow : everything, columns, fixed.length + slot)
    const color = allowed[index]
    if (!color) throw new Error('No colour reaches the contrast of a chart.')
    if (chosen[slot] === color) return
    chosen[slot] = color
    columns[fixed.length + slot] = distances(allowed, color)
  }
  // The first choices are made without the later ones; later passes choose each among all others.
  for (let pass = 0; pass < 4; pass++) for (let slot = 1; slot < 8; slot++) choose(slot)
  return chosen.map(({ hex }) => hex)
}

/** Measures all candidates against a colour: the distance of the vision that separates them least, in its least distance. */
const distances = (from: readonly Candidate[], other: Candidate) =>
  Float64Array.from(from, (one) => {
    let least = Infinity
    for (const vision of colourVisions)
      least = Math.min(
        least,
        computeColourDistance(one.perceived[vision], other.perceived[vision]) / leastOf(vision),
      )
    return least
  })

const isYellow = (one: Candidate | undefined, mode: ColourMode): boolean =>
  one !== undefined && one.color.h >= 60 && one.color.h <= 90 && one.color.l >= leastYellow[mode]

/** Returns which of the candidates is farthest from the colours of all other slots. */
function farthest(from: readonly number[], columns: readonly Float64Array[], slot: number): number {
  const others = columns.filter((_, index) => index !== slot)
  let best = -1
  let most = -1
  for (const index of from) {
    let least = Infinity
    for (const column of others) least = Math.min(least, column[index] ?? 0)
    if (least > most) [best, most] = [index, least]
  }
  return best
}

const leastOf = (vision: ColourVision): number =>
  vision === 'usual' ? minColourDistances.usual : minColourDistances.deficient

/** Returns a colour, moved in lightness until it reaches the ratio on every surface. */
const mark = (color: Oklch, surfaces: readonly string[], ratio: number): string =>
  adjustLightness(
    color,
    surfaces.map((against) => ({ against, ratio })),
  )

/** Steps of one hue in equal steps of lightness, from the least contrast to the highest. */
function solveSequence(
  { mode, surfaces, ratio }: DataColourOptions,
  { c, h }: Oklch,
  count: number,
): readonly string[] {
  const end = mode === 'light' ? 0.25 : 0.96
  const chroma = Math.min(c, 0.16)
  const first = mark({ l: mode === 'light' ? 0.9 : 0.2, c: chroma, h }, surfaces, ratio)
  const { l: start } = hexToOklch(first)
  const step = (index: number) => {
    const share = index / (count - 1)
    // Little chroma remains near black and white.
    return oklchToHex({ l: start + (end - start) * share, c: chroma * (1 - 0.4 * share), h })
  }
  return [first, ...Array.from({ length: count - 1 }, (_, index) => step(index + 1))]
}

/** Two sequences with a grey between them: blue and orange differ for every vision. */
function solveDiverging(options: DataColourOptions): readonly string[] {
  const blue = solveSequence(options, { l: 0.5, c: 0.15, h: 255 }, 4).slice(1)
  const orange = solveSequence(options, { l: 0.5, c: 0.15, h: 55 }, 4).slice(1)
  const [grey = ''] = solveSequence(options, { l: 0.5, c: 0.01, h: options.brand.h }, 4)
  return [...blue.toReversed(), grey, ...orange]
}
