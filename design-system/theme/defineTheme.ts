import { computeContrastRatio } from './contrast.ts'
import type { Theme } from './contract.css.ts'
import { hexToOklch, oklchToHex } from './oklch.ts'
import { type ColourPair, colourPairs } from './pairs.ts'
import {
  type ContrastLevel,
  contrastLevels,
  type ColourMode,
  colourModes,
  type GreyTintOptions,
} from './ramps.ts'
import { type ColourRole, colourRoleNames, type ColourRampStepName } from './roles.ts'
import type { SizeOverrides } from './sizes.ts'
import { type BrandColour, solvePrimaryButtonFill } from './solvePrimaryButtonFill.ts'
import { type SolvedColourRamps, solveColourRamps } from './solveColourRamps.ts'

/** A typeface of a theme. */
export interface Typeface {
  readonly name: string
  /** File in a package or beside the theme, as in `url()`. */
  readonly file: string
  /** Declared range of weights, e.g. `400 700`: a weight outside of the file's range uses the nearest, never a synthetic one. */
  readonly weights: string
  /** File of the typeface at 86 % of its width, for German headings on phones; a variable file may be named again. */
  readonly narrow?: string
  /** Widths of the digit 0 in em, in body text, in headings and in the narrow file: lengths of lines are multiples of them. */
  readonly zero: { readonly text: number; readonly heading: number; readonly narrow?: number }
  /** Metrics for the fonts of devices that stand in for it, so that the layout does not shift when the font loads. */
  readonly fallback: {
    /** Ascent and descent in em. */
    readonly ascent: number
    readonly descent: number
    readonly faces: readonly FallbackFace[]
  }
}

/** A font of devices that stands in for some weights of a typeface. */
export interface FallbackFace {
  /** Range of weights, e.g. `400 479`; all if left out. */
  readonly weights?: string
  /** True if it stands in for the narrow file. */
  readonly isNarrow?: boolean
  /** Font of devices by whose widths it is measured; other fonts stand in for it in proportion (`css/listThemeRules.ts`). */
  readonly of: 'arial' | 'arialBold'
  /** Width of texts in the typeface, where those in that font are 1. */
  readonly width: number
}

/** A typeface of the visitor's device. */
export interface SystemTypeface {
  /** As in `font-family`, e.g. `system-ui`. */
  readonly family: string
}

/** Input of `defineTheme`. */
export interface ThemeOptions<Face extends Typeface | SystemTypeface = Typeface>
  extends GreyTintOptions, BrandColour {
  /** Name in `data-brand`; for a theme of this folder also the folder's name, used by `"theme"` in `site.json`. */
  readonly name: string
  /** Corners, from inputs to panels; `pill` for buttons and chips. */
  readonly radius: Theme['radius']
  /** Spaces, text sizes, heights of controls and the like, where they are not the defaults. */
  readonly sizes?: SizeOverrides
  readonly type: {
    readonly display: Face
    readonly text: Face
    /** Weight of headings in Latin script. */
    readonly headingWeight: string
  }
}

/** The colours of a theme in one mode at one contrast level. */
export interface ColourScheme extends Pick<
  SolvedColourRamps,
  'mode' | 'contrast' | 'ramps' | 'data' | 'dataFault'
> {
  readonly colours: Readonly<Record<ColourRole, string>>
  /** The ramp step of each role that has one. */
  readonly steps: Readonly<Partial<Record<ColourRole, ColourRampStepName>>>
}

/** Options that determine the colours of a theme. */
type ColourOptions = Omit<ThemeOptions, 'sizes' | 'type'>

/** A theme with all its colours. */
export interface DefinedTheme<
  Face extends Typeface | SystemTypeface = Typeface,
> extends ThemeOptions<Face> {
  readonly schemes: Readonly<Record<ColourMode, Readonly<Record<ContrastLevel, ColourScheme>>>>
}

/** A pair with its actual and its required contrast ratio. */
export interface MeasuredColourPair extends ColourPair {
  readonly ratio: number
  readonly requiredRatio: number
}

/** The theme that was refused, and the nearest brand colour of the same hue that would not be. */
interface Refused {
  readonly name: string
  readonly nearest: string | undefined
}

/** Thrown if a pair of a theme cannot reach its required contrast. */
export class ContrastError extends Error {
  override readonly name = 'ContrastError'
  readonly pair: MeasuredColourPair
  constructor({ name, nearest }: Refused, scheme: ColourScheme, pair: MeasuredColourPair) {
    const state = pair.overlay ? ` under ${pair.overlay}` : ''
    super(
      `Theme "${name}" (${describeScheme(scheme)}): ${pair.foreground} on ${pair.background}${state} reaches ` +
        `${pair.ratio.toFixed(2)}:1, ${pair.requiredRatio}:1 is needed. ` +
        (nearest ? `The nearest brand colour that reaches it is ${nearest}; or` : 'Or') +
        ' leave out onBrand, which then follows the brand colour.',
    )
    this.pair = pair
  }
}

/** Thrown if the colours of charts cannot be told apart, or not from a surface. */
export class DataColourError extends Error {
  override readonly name = 'DataColourError'
  constructor({ name, nearest }: Refused, scheme: ColourScheme, fault: string) {
    const advice = nearest ? ` The nearest brand colour whose colours hold is ${nearest}.` : ''
    super(`Theme "${name}" (${describeScheme(scheme)}): ${fault}.${advice}`)
  }
}

const describeScheme = ({ mode, contrast }: ColourScheme) =>
  contrast === 'more' ? `${mode}, more contrast` : mode

/**
 * Derives all colours of a theme from its brand colour; throws a `ContrastError` if a pair cannot reach its ratio, and a
 * `DataColourError` if the colours of charts cannot be told apart.
 */
export function defineTheme(options: ThemeOptions): DefinedTheme
export function defineTheme(
  options: ThemeOptions<Typeface | SystemTypeface>,
): DefinedTheme<Typeface | SystemTypeface>
export function defineTheme(
  options: ThemeOptions<Typeface | SystemTypeface>,
): DefinedTheme<Typeface | SystemTypeface> {
  const schemes = solveSchemes(options)
  const failing = findFailing(schemes)
  if (failing) {
    const refused = { name: options.name, nearest: nearestBrand(options) }
    const { scheme, pair } = failing
    if (pair) throw new ContrastError(refused, scheme, pair)
    throw new DataColourError(refused, scheme, scheme.dataFault ?? '')
  }
  return { ...options, schemes }
}

/** Finds the brand colour of the same hue and chroma whose pairs hold, by the least change of lightness. */
function nearestBrand(options: ColourOptions): string | undefined {
  const brand = hexToOklch(options.brand)
  for (let step = 1; step <= 100; step++)
    for (const l of [brand.l - step / 100, brand.l + step / 100]) {
      if (l < 0 || l > 1) continue
      const hex = oklchToHex({ ...brand, l })
      // Only `onBrand` can fail: a quick look at its text before the whole theme is solved.
      const { text, rest } = solvePrimaryButtonFill(
        { ...options, brand: hex },
        { ...brand, l },
        'standard',
      )
      if (
        computeContrastRatio(text, rest) >= 4.5 &&
        !findFailing(solveSchemes({ ...options, brand: hex }))
      )
        return hex
    }
  return undefined
}

function findFailing(schemes: DefinedTheme['schemes']) {
  for (const mode of colourModes)
    for (const contrast of contrastLevels) {
      const scheme = schemes[mode][contrast]
      const pair = measureColourPairs(scheme).find(
        ({ ratio, requiredRatio }) => ratio < requiredRatio,
      )
      if (pair || scheme.dataFault !== undefined) return { scheme, pair }
    }
  return undefined
}

function solveSchemes(options: ColourOptions): DefinedTheme['schemes'] {
  const schemesAt = (contrast: ContrastLevel) => {
    const light = solveColourRamps(options, 'light', contrast)
    const dark = solveColourRamps(options, 'dark', contrast)
    return { light: createScheme(light, dark), dark: createScheme(dark, light) }
  }
  const [standard, more] = [schemesAt('standard'), schemesAt('more')]
  return {
    light: { standard: standard.light, more: more.light },
    dark: { standard: standard.dark, more: more.dark },
  }
}

/** Measures every pair of a scheme. */
export const measureColourPairs = ({
  colours,
  contrast,
}: ColourScheme): readonly MeasuredColourPair[] =>
  colourPairs.map((pair) => ({
    ...pair,
    ratio: computeContrastRatio(
      colours[pair.foreground],
      colours[pair.background],
      pair.overlay && colours[pair.overlay],
    ),
    requiredRatio: pair.required[contrast],
  }))

/** Resolves the colours of one mode; some roles take the colour of a role in the other mode. */
function createScheme(own: SolvedColourRamps, other: SolvedColourRamps): ColourScheme {
  const colourOf = (role: ColourRole): string => {
    const source = own.sources.get(role)
    if (typeof source === 'object' && 'other' in source) return other.colour(source.other)
    return own.colour(role)
  }
  const { mode, contrast, ramps, sources, data, dataFault } = own
  return {
    mode,
    contrast,
    ramps,
    data,
    dataFault,
    colours: Object.fromEntries(colourRoleNames.map((role) => [role, colourOf(role)])) as Record<
      ColourRole,
      string
    >,
    steps: Object.fromEntries([...sources].filter(([, source]) => typeof source === 'string')),
  }
}
