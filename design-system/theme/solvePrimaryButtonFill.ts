import { adjustLightness } from './adjustLightness.ts'
import { computeContrastRatio } from './contrast.ts'
import { hexToOklch, type Oklch, oklchToHex } from './oklch.ts'
import type { ContrastLevel } from './ramps.ts'

/** A brand colour and the text on it. */
export interface BrandColour {
  /** The brand colour, `#rrggbb`: the primary action is filled with exactly this colour. */
  readonly brand: string
  /** Text on the brand colour; by default the one with the higher contrast. */
  readonly onBrand?: 'dark' | 'light' | undefined
}

/** Colours of a filled element in its states, and of its text. */
export type FillColoursByState = Readonly<Record<'rest' | 'hover' | 'pressed' | 'text', string>>

/** Solves the fill in the success colour: step 9 of its ramp, which is the brand colour if the brand is green. */
export function solveSuccessFillColours(
  { brand, onBrand }: BrandColour,
  ramp: readonly Oklch[],
  contrast: ContrastLevel,
): FillColoursByState {
  const color = ramp[8] ?? hexToOklch(brand)
  const hex = oklchToHex(color)
  const isBrand = hex === oklchToHex(hexToOklch(brand))
  return solvePrimaryButtonFill(isBrand ? { brand, onBrand } : { brand: hex }, color, contrast)
}

/** Solves the fill of a primary button: the brand colour, its text, and its hovered and pressed states. */
export function solvePrimaryButtonFill(
  { onBrand, brand: hex }: BrandColour,
  brand: Oklch,
  contrast: ContrastLevel,
): FillColoursByState {
  const ratio = contrast === 'more' ? 7 : 4.5
  const ink = { l: 0.1789, c: Math.min(0.0227, brand.c), h: brand.h }
  const dark = adjustLightness(ink, [{ against: hex, ratio }], [0])
  const light = oklchToHex({ l: 1, c: 0, h: 0 })
  const better =
    computeContrastRatio(dark, hex) >= computeContrastRatio(light, hex) ? 'dark' : 'light'
  const isDark =
    (onBrand ?? (computeContrastRatio(light, hex) >= ratio ? 'light' : better)) === 'dark'
  // On a mid-tone brand colour neither black nor white reaches 7:1: there the fill is adjusted instead of the text.
  const extreme = isDark ? oklchToHex({ l: 0, c: 0, h: 0 }) : light
  const adjustsFill =
    contrast === 'more' && computeContrastRatio(isDark ? dark : light, hex) < ratio
  const text = adjustsFill ? extreme : isDark ? dark : light
  const requirements = [{ against: text, ratio }]
  const rest = adjustsFill ? adjustLightness(brand, requirements) : hex.toLowerCase()
  const base = hexToOklch(rest)
  const shift = (by: number, chroma: number) => ({
    ...base,
    l: base.l + (isDark ? by : -by),
    c: base.c * chroma,
  })
  return {
    rest,
    text,
    hover: adjustLightness(shift(0.0508, 0.926), requirements),
    pressed: adjustLightness(shift(-0.0457, 0.971), requirements),
  }
}
