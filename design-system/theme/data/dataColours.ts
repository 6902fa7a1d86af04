import { adjustLightness } from '../adjustLightness.ts'
import { computeBackgroundLuminance, computeContrastOfLuminances } from '../contrast.ts'
import { hexToOklch, type Oklch, oklchToHex } from '../oklch.ts'
import type { ColourMode } from '../ramps.ts'
import { findClosestColourPair, getRequiredColourDistance } from './colourGaps.ts'
import {
  computeColourDistance,
  type PerceivedColour,
  simulateColourVision,
  colourVisionTypes,
} from './colourVision.ts'

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
  luminance: computeBackgroundLuminance(hex),
  perceived: simulateColourVision(hex),
})

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step)

const lightnesses = { light: [0.31, 0.66], dark: [0.54, 0.84] } as const
// Away from the colour of text, which is nearly black or white.
const brandLightness = { light: [0.36, 0.66], dark: [0.54, 0.84] } as const
// On dark surfaces a darker yellow looks brown.
const leastYellow = { light: 0.36, dark: 0.74 }

/** Steps between the colours to choose from: the fine ones are for brands whose colours are too close otherwise. */
const grids = {
  coarse: { lightness: 0.05, hue: 15, chromas: [0.08, 0.15] },
  fine: { lightness: 0.025, hue: 10, chromas: [0.05, 0.1, 0.15, 0.2] },
} as const
type Grid = keyof typeof grids

const candidates = new Map<string, readonly Candidate[]>()

/** Returns the colours to choose from: independent of the theme, therefore computed once per mode. */
function candidatesOf(mode: ColourMode, grid: Grid): readonly Candidate[] {
  const cached = candidates.get(mode + grid)
  if (cached) return cached
  const { lightness, hue, chromas } = grids[grid]
  const [from, to] = lightnesses[mode]
  const all = range(from, to, lightness).flatMap((l) =>
    range(0, 360 - hue, hue).flatMap((h) => chromas.map((c) => candidate({ l, c, h }))),
  )
  const unique = [...new Map(all.map((one) => [one.hex, one])).values()]
  candidates.set(mode + grid, unique)
  return unique
}

/** Attempts until the distances hold: the brand's colour darker or lighter, and a finer grid of candidates for the others. */
const attempts: readonly (readonly [grid: Grid, lighterBrand: number])[] = (
  ['coarse', 'fine'] as const
).flatMap((grid) =>
  [0, -0.04, 0.04, -0.08, 0.08, -0.12, 0.12].map((lighter) => [grid, lighter] as const),
)

/** Chooses eight colours whose distances hold; those of the best attempt if there are none. */
function solveCategorical(options: DataColourOptions): readonly string[] {
  let best: readonly string[] = []
  let most = 0
  for (const [grid, lighter] of attempts) {
    const colours = chooseCategorical(options, grid, lighter)
    const { share } = findClosestColourPair([...options.others, ...colours])
    if (share >= 1) return colours
    if (share > most) [best, most] = [colours, share]
  }
  return best
}

/** Chooses the colours that are farthest from each other for the vision that separates them least. */
function chooseCategorical(
  { mode, brand, surfaces, ratio, others }: DataColourOptions,
  grid: Grid,
  lighter: number,
): readonly string[] {
  const luminances = surfaces.map((hex) => computeBackgroundLuminance(hex))
  const all = candidatesOf(mode, grid)
  const isAllowed = ({ luminance }: Candidate) =>
    luminances.every((ground) => computeContrastOfLuminances(luminance, ground) >= ratio)
  const everything = [...all.keys()].filter((index) => all[index] && isAllowed(all[index]))
  const [darkest, lightest] = brandLightness[mode]
  const l = Math.min(lightest, Math.max(darkest, brand.l)) + lighter
  const first = candidate(brand, mark({ ...brand, l }, surfaces, ratio))
  const fixed = others.map((hex) => candidate(hexToOklch(hex), hex))
  const yellows = everything.filter((index) => isYellow(all[index], mode))
  const yellow = yellows.length > 0 ? yellows : everything
  // Per slot the distances of all candidates, so that a slot is chosen again without measuring the others.
  const columns = [...fixed, first].map((one) => measureDistances(all, one))
  const chosen = [first]
  const choose = (slot: number) => {
    const index = farthest(slot === 1 ? yellow : everything, columns, fixed.length + slot)
    // Without a choice the slots are equal, and the theme is refused.
    const color = all[index] ?? first
    if (chosen[slot] === color) return
    chosen[slot] = color
    columns[fixed.length + slot] = distancesOf(all, color)
  }
  // The first choices are made without the later ones; later passes choose each among all others.
  for (let pass = 0; pass < 4; pass++) for (let slot = 1; slot < 8; slot++) choose(slot)
  return chosen.map(({ hex }) => hex)
}

/** Measures all candidates against a colour: the distance of the vision that separates them least, in its least distance. */
function measureDistances(all: readonly Candidate[], other: Candidate): Float64Array {
  const measured = new Float64Array(all.length).fill(Infinity)
  for (const vision of colourVisionTypes) {
    const required = getRequiredColourDistance(vision)
    const seen = other.perceived[vision]
    for (const [index, { perceived }] of all.entries()) {
      const share = computeColourDistance(perceived[vision], seen) / required
      if (share < (measured[index] ?? 0)) measured[index] = share
    }
  }
  return measured
}

const measuredCandidates = new WeakMap<Candidate, Float64Array>()

/** The same for one of the candidates; measured once, because it depends on no theme. */
function distancesOf(all: readonly Candidate[], one: Candidate): Float64Array {
  const measured = measuredCandidates.get(one) ?? measureDistances(all, one)
  measuredCandidates.set(one, measured)
  return measured
}

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
